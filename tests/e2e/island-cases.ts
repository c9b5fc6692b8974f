/** The tests of each island, with the numbers on its page. */

import { eventually, hydrate } from 'onesource/testing/e2e/reader';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface IslandCase {
  readonly name: string;
  /** Address of a page that has it. */
  readonly path: string;
  /** What it says when it is seen, if it computes then, and so differs from what the document has. */
  readonly answersWhenSeen?: RegExp;
  /** What it says without script, if that is no numbers. */
  readonly drawn?: RegExp;
  /** Uses the island and checks the numbers. */
  play(island: Locator): Promise<void>;
  /** Enters invalid input, after `play` too; returns the element with the message, and the expected text. */
  abuse(island: Locator): Promise<{ answer: Locator; says: RegExp }>;
}

const status = (island: Locator) => island.getByRole('status').first();

export const islandCases: readonly IslandCase[] = [
  {
    name: 'release-check',
    path: '/security-advisories',
    async play(island) {
      const field = island.getByLabel(/^Your release/);
      await field.fill('name = "risc0-zkvm"version = "1.2.5"');
      await eventually(() => status(island).textContent()).toBe('1.2.5: Affected. An attacker can take over guests.');
      expect(await island.getByRole('link', { name: 'Upgrade guide from 1.2' }).getAttribute('href')).toContain('1.2');
      await field.fill('1.2.7');
      await eventually(() => status(island).textContent()).toContain('There was no release 1.2.7');
      await island.getByRole('button', { name: '1.2.6' }).press('Enter');
      await eventually(() => status(island).textContent()).toContain('1.2.6: Affected');
      expect(await field.inputValue()).toBe('1.2.6');
      expect(await status(island).evaluate((it) => it === document.activeElement)).toBe(true);
      await island.getByLabel('or choose it').selectOption('2.1.0');
      await eventually(() => island.locator('dl').textContent()).toContain('Yanked');
      await island.getByLabel('or choose it').selectOption('3.0.6');
      await eventually(() => status(island).textContent()).toContain('3.0.6: Nothing known that another release fixes');
    },
    async abuse(island) {
      await island.getByLabel(/^Your release/).fill('<img src=x onerror=alert(1)>');
      return { answer: status(island), says: /This isn’t a release/ };
    },
  },
  {
    name: 'finite-fields',
    path: '/reference-docs/about-finite-fields',
    async play(island) {
      await eventually(() => status(island).textContent()).toContain('3 · 4 = 12 = 1 · 7 + 5');
      const cell = island.getByRole('gridcell', { selected: true });
      await cell.focus();
      await cell.press('ArrowUp');
      await eventually(() => status(island).textContent()).toContain('2 · 4 = 8 = 1 · 7 + 1');
      expect(
        await island.getByRole('gridcell', { selected: true }).evaluate((it) => it === document.activeElement),
      ).toBe(true);
      await island.getByRole('button', { name: 'BabyBear' }).press('Enter');
      await eventually(() => island.getByText('2²⁷').first().isVisible()).toBe(true);
      expect(await island.locator('dl').textContent()).toMatch(/Smallest generator31/);
      await island.getByRole('button', { name: 'Where is 2 − 6?' }).press('Enter');
      await eventually(() => island.locator('figcaption').textContent()).toMatch(/back: 2 → 1 → 0 → 6 → 5 → 4 → 3\./);
      expect(await island.locator('.clock .result').textContent()).toBe('3');
      await island.getByRole('button', { name: 'Do powers of 3 reach all?' }).press('Enter');
      await eventually(() => island.locator('figcaption').textContent()).toContain('3 is a generator');
      expect(await island.locator('.clock .missed').allTextContents()).toEqual(['0']);
    },
    async abuse(island) {
      await island.getByLabel('Prime p').fill('91');
      return { answer: status(island), says: /91 is not a prime: 7 · 13 would be 0/ };
    },
  },
  {
    name: 'ntt',
    path: '/reference-docs/about-ntts-and-fourier',
    async play(island) {
      await island.getByLabel('Numbers n').selectOption('4');
      await eventually(() => island.locator('.grid-table').textContent()).toMatch(/f\(x\)9 ✓16 ✓5 ✓16 ✓/);
      await eventually(() => island.getByText('Step 0 of 4').isVisible()).toBe(true);
      await island.getByRole('button', { name: 'Next' }).press('Enter');
      await eventually(() => status(island).textContent()).toContain('Step 1 of 4');
      await island.getByRole('button', { name: 'Play' }).press('Enter');
      await eventually(() => status(island).textContent()).toContain('Step 4 of 4');
      await island.getByRole('button', { name: 'Take the result back' }).press('Enter');
      await eventually(() => island.locator('.polynomial').textContent()).toContain('3 + x + 4x² + x³');
    },
    async abuse(island) {
      await island
        .getByLabel(/^(?:Coefficient|Value) /)
        .first()
        .fill('99999999999999999999');
      return { answer: status(island), says: /type a whole number from 0 to 16/ };
    },
  },
  {
    name: 'reed-solomon',
    path: '/reference-docs/about-rs-codes',
    async play(island) {
      const verdict = status(island);
      await eventually(() => verdict.textContent()).toMatch(/✓ Repaired 2 wrong and 1 erased use up 5 of 12 spare/);
      expect(await island.getByText(/ 2 · 2 \+ 1 = 5 of 16 − 4 = 12 ✓$/).count()).toBe(1);
      await island.getByRole('button', { name: 'Repair all' }).press('Enter');
      const more = island.getByRole('button', { name: 'One more error' });
      for (let errors = 1; errors <= 6; errors++) await more.press('Enter');
      await eventually(() => verdict.textContent()).toMatch(/6 wrong and 0 erased.*reads “RISC”/);
      await more.press('Enter');
      await eventually(() => verdict.textContent()).toMatch(/✗ (Lost|Misread) 7 wrong.*(gives up|Another codeword)/);
      expect(await island.locator('.shares .wrong text').count()).toBe(2);
      await island.getByRole('button', { name: 'Change one letter' }).press('Enter');
      await eventually(() => island.textContent()).toMatch(/You changed 1 of 4 letters, which changed 1[3-6] of 16/);
      expect(await island.locator('.curve').count()).toBe(2);
    },
    async abuse(island) {
      await island.getByLabel(/^Message/).fill('ΑΒΓ 🦀');
      return { answer: status(island), says: /✗ / };
    },
  },
  {
    name: 'trace',
    path: '/proof-system/what-is-a-trace',
    async play(island) {
      await eventually(() => island.getByText(/21 rows of 7 columns; a prover pads them to 32 rows/).isVisible()).toBe(
        true,
      );
      const says = (what: RegExp) => eventually(() => status(island).textContent()).toMatch(what);
      const row = (what: string) => eventually(() => status(island.locator('p:has(output)')).textContent()).toBe(what);
      await says(/^✓ Accepted Each of the 21 rows follows from the row above/);
      await row('Cycle 4: remu t0, a0, a1. With a0 = 84 and a1 = 30, t0 becomes 24.');
      expect(await island.locator('[data-part=operand]').allTextContents()).toEqual(['84', '30']);
      const cell = island.getByRole('gridcell', { selected: true });
      await cell.press('Enter');
      await says(/^✗ Caught Of 21 rows, cycles 4 and 5 do not follow from the row above/);
      await row('Cycle 4: remu t0, a0, a1. With a0 = 84 and a1 = 30, t0 must become 24, but is 25.');
      expect(await island.locator('.why').allTextContents()).toEqual([
        '✗ With a0 = 84 and a1 = 30, t0 must become 24, but is 25.',
        '✗ With a1 = 30, t0 must stay 25, but is 24.',
      ]);
      await cell.press('ArrowDown');
      await cell.press('Enter');
      await says(/^✗ Caught Of 21 rows, cycles 4 and 6 do not/);
      await cell.press('Escape');
      await island.getByRole('button', { name: 'Carry the lie on' }).press('Enter');
      await says(/^✗ Caught Of 21 rows, cycle 4 does not follow from the row above/);
      expect(await island.locator('tr:nth-last-child(2) .text').last().textContent()).toBe('[1032] ← 5');
      await island.getByRole('button', { name: 'Carry the lie on' }).press('Enter');
      await cell.press('Enter');
      await island.getByLabel('t0 in cycle 5').fill('24');
      await island.getByLabel('t0 in cycle 4').fill('24');
      await says(/^✓ Accepted/);
      await island.getByLabel(/^Program/).selectOption('A program that never halts');
      await says(/^✗ Incomplete Stopped after 256 cycles/);
      await island.getByLabel(/^Program/).selectOption('Greatest common divisor');
      await island.getByRole('button', { name: 'Next' }).press('Enter');
      await row('Cycle 5: addi a0, a1, 0. With a1 = 30, a0 becomes 30.');
    },
    async abuse(island) {
      await island.locator('summary').press('Enter');
      await island.getByLabel('Assembly code').fill('loop: jump loop');
      return {
        answer: status(island),
        says: /^✗ Line 1: .*The figure still shows the last program that could be read/,
      };
    },
  },
  {
    name: 'stark-by-hand',
    path: '/proof-system/stark-by-hand',
    async play(island) {
      const says = (what: RegExp) => eventually(() => status(island).textContent()).toMatch(what);
      const because = (what: RegExp) => eventually(() => island.locator('.reason').textContent()).toMatch(what);
      await says(/^✓ Accepted Every row is honest/);
      const sentence = island.getByLabel(/^Sentence/);
      await sentence.press('End');
      await because(/a query passes at 8 of 32 positions, or with probability \(8\/32\)\^4 = 0.0039/);
      await says(/^✗ Rejected at a query Row 3 is 60 instead of 12. 184 of 184 points moved/);
      const dot = island.getByLabel('Dot of row 3', { exact: true });
      await dot.focus();
      await dot.press('ArrowUp');
      await says(/^✗ Rejected at a query Row 3 is 61 instead of 12/);
      const trick = island.getByLabel('The prover’s trick');
      await trick.selectOption('drop any remainder');
      await because(/^The rules at z give .* Of the 152 points that z could be, 2 would let this pass/);
      await island.getByRole('button', { name: 'Find a lie that survives' }).press('Enter');
      await says(/^✓ Accepted by luck Row 3 is 93 instead of 12/);
      await island.getByRole('button', { name: 'Reset' }).press('Enter');
      await because(/^The rules hold at z = 114, and all 4 queries lead to the constant 128/);
      await trick.selectOption('change one value of FRI layer 2');
      await says(/^✓ Accepted by luck Every row is honest/);
      await because(/24 of 32 positions/);
      await island.getByLabel('Queries', { exact: true }).fill('12');
      await says(/✗ Rejected/);
      await trick.selectOption('change one answer after committing');
      await because(/does not lead to the committed root/);
    },
    async abuse(island) {
      await island.getByLabel('Queries', { exact: true }).fill('-1e9');
      return { answer: status(island), says: /“-1e9” is not possible here: type a whole number from 1 to 12/ };
    },
  },
  {
    name: 'trace-columns',
    path: '/proof-system/stark-by-hand',
    async play(island) {
      const says = (what: RegExp) => eventually(() => status(island).textContent()).toMatch(what);
      await says(/^✓ Accepted Every rule is 0 on all 8 rows/);
      await island.getByLabel('Row 3, column b').fill('85');
      await says(/^✗ Rejected Rules fail in rows 2 and 3. Dividing the mix by x⁸ − 1 leaves a remainder of degree \d/);
      expect(await island.locator('.rule li.bad').allTextContents()).toEqual(['1·192', '1·192', '1·1']);
      expect(await island.locator('.why').allTextContents()).toEqual([
        '✗ mul · (b′ − a · b) is 1·1, not 0.',
        '✗ (add + mul) · (a′ − b) is 1·192 and add · (b′ − a − b) is 1·192, not 0.',
      ]);
      await island.getByRole('button', { name: 'Reset' }).press('Enter');
      await island.getByLabel('Operation in row 2').selectOption('add');
      await says(/^✓ Accepted/);
      await eventually(() => island.getByLabel('Row 3, column b').inputValue()).toBe('19');
      await island.getByLabel('Row 7, column a').fill('1');
      await says(/^✓ Accepted/);
    },
    async abuse(island) {
      await island.getByLabel('Challenge α').fill('many');
      return { answer: status(island), says: /“many” is not possible here: type a whole number from 0 to 192/ };
    },
  },
  {
    name: 'fri-pairs',
    path: '/reference-docs/about-fri',
    async play(island) {
      const says = (what: RegExp) => eventually(() => status(island).textContent()).toMatch(what);
      await says(/^✓ Accepted Both values at the end are 11/);
      await island.getByLabel(/^Factor β₁/).press('ArrowRight');
      await says(/^✓ Accepted Both values at the end are 3\./);
      await island.getByRole('button', { name: /^x = 2 / }).press('Enter');
      await says(
        /^✗ Rejected One value is false, and the end has \d+ and \d+. 33 of the 289 pairs of factors hide that/,
      );
      expect(await island.locator('[data-wrong]').count()).toBe(2);
      const factor = island.getByLabel(/^Factor β₁/);
      for (let beta = 5; beta < 15; beta += 1) await factor.press('ArrowRight');
      await says(/^✓ Accepted by luck One value is false, yet both/);
    },
    async abuse(island) {
      // No invalid input is possible: the factors end at the largest element.
      await island.getByLabel(/^Factor β₂/).press('End');
      return { answer: island.getByText(/^Factor β₂/), says: /β₂ = 16/ };
    },
  },
  {
    name: 'fri-folding',
    path: '/reference-docs/about-fri',
    async play(island) {
      const says = (what: RegExp) => eventually(() => status(island).textContent()).toMatch(what);
      await says(/✓ Accepted An honest word passes at all 32 positions/);
      const first = island.getByRole('button', { name: /^Position 0,/ });
      await first.focus();
      await first.press('ArrowRight');
      await island.getByRole('button', { name: /^Position 1,/ }).press('Enter');
      await says(/1 of 32 values is spoiled. 8 positions expose the word/);
      await island.getByLabel('A cheating prover').selectOption('switches to the true polynomial');
      await says(/2 positions expose the word, so 5 queries miss it with probability 72.4%/);
      expect(await island.locator('.folds .long').count()).toBe(2);
      await island.getByLabel('A cheating prover').selectOption('folds the word it has');
      for (let presses = 1; presses <= 4; presses++)
        await island.getByRole('button', { name: 'Spoil 8' }).press('Enter');
      await says(/32 of 32 values are spoiled. 24 positions expose the word/);
      expect(await island.locator('.folds .long').count()).toBe(24);
    },
    async abuse(island) {
      await island.getByLabel('Coefficients, lowest first').fill('1, two, 3');
      return { answer: status(island), says: /Write 1 to 8 whole numbers from 0 to 192/ };
    },
  },
  {
    name: 'plonk-gates',
    path: '/reference-docs/about-plonk',
    async play(island) {
      const says = (what: RegExp) => eventually(() => status(island).textContent()).toMatch(what);
      await says(/^✓ Accepted Every gate holds. The running product ends at 1. The claim is 34/);
      await island.getByLabel('Cell a1, wire x').fill('6');
      await island.getByLabel('Cell c1, wire t1').fill('10');
      await says(/^✗ Rejected Every gate holds. The running product ends at .*wires x and t1 carry two values each/);
      const equation = 'qL·a + qR·b + qM·a·b + qO·c + qC: 1·6 + 1·4 + 0·6·4 + (−1)·10 + 0 = 0';
      await eventually(() => island.locator('.why').allTextContents()).toEqual([equation]);
      await island.getByRole('button', { name: 't1 = x + y' }).press('Enter');
      await eventually(() => island.locator('.why').count()).toBe(0);
      await island.getByLabel('Challenge γ').fill('8');
      await says(/^✓ Accepted by luck Every gate holds. The running product ends at 1. Yet wires x and t1/);
      const factors = (await island.locator('.factors .bad').allTextContents()).map(Number);
      expect([factors.length, factors.reduce((z, factor) => (z * factor) % 97, 1)]).toEqual([2, 1]);
      await island.getByRole('button', { name: 'Break a gate' }).press('Enter');
      await says(/^✗ Rejected Gates 1 and 3 do not hold/);
      expect(await island.locator('.circuit .broken').count()).toBe(2);
      expect(await island.locator('.why').allTextContents()).toEqual([
        '✗ 5 + 4 is 9, not 10. ',
        '✗ 10 · 3 is 30, not 27. ',
      ]);
      await island.getByRole('button', { name: 'Break a wire' }).press('Enter');
      await eventually(() => island.locator('.circuit .torn path').count()).toBe(1);
      await eventually(() => island.locator('td.bad').first().textContent()).toBe('t4 ✗ 35');
      await island.getByRole('button', { name: 'Reset' }).press('Enter');
      await says(/✓ Accepted/);
    },
    async abuse(island) {
      await island.getByLabel('Expression').fill('x^999999 + (');
      return { answer: status(island), says: /✗ ./ };
    },
  },
  {
    name: 'cost-calculator',
    path: '/api/zkvm/costs',
    async play(island) {
      await island.getByLabel('Cycles').fill('1000');
      await eventually(() => status(island).textContent()).toMatch(/1 segment/);
      const log =
        'INFO session: number of segments: 3\n3145728 total cycles\n2500000 user cycles (79%)\n100000 paging cycles (3%)';
      await island.getByLabel(/^Or paste/).fill(log);
      await eventually(() => status(island).textContent()).toMatch(
        /prove 3 segments. Your run of 2,600,000 cycles had 3 segments with 3,145,728 rows/,
      );
      await eventually(() => island.locator('dl').textContent()).toMatch(/Memory: about 9.5 GBfits 16 GB: yes/);
      await island.getByLabel('Card memory, GB').selectOption('8');
      await eventually(() => island.locator('dl').textContent()).toMatch(/fits 8 GB: no/);
      await eventually(() => island.locator('figcaption').textContent()).toMatch(/up to 2¹⁹, they fit 8 GB/);
      expect(await island.locator('figure .bad').count()).toBe(3);
    },
    async abuse(island) {
      await island.getByLabel('Cycles').fill('a lot');
      return { answer: status(island), says: /“a lot” is not possible here: type a whole number/ };
    },
  },
  {
    name: 'proof-sequence',
    path: '/proof-system/proof-system-sequence-diagram',
    async play(island) {
      await eventually(() => status(island).textContent()).toBe('Agree on the protocol adds nothing to the seal.');
      expect(await island.getByText('The whole seal has 281 kB, and message 15 is 257 kB of it.').count()).toBe(1);
      await island.getByRole('button', { name: 'Next' }).press('Enter');
      await eventually(() => status(island).textContent()).toBe('Public values adds 368 bytes to the seal, or 0.13%.');
      expect(await island.locator('details[open]').count()).toBe(1);
      await island.getByLabel(/^Rows/).press('ArrowRight');
      await eventually(() => island.getByText('2²¹ = 2,097,152').isVisible()).toBe(true);
      await eventually(() => island.getByText(/^The whole seal has/).textContent()).not.toContain('281 kB');
      expect(await island.locator('.shares .now').count()).toBe(2);
    },
    async abuse(island) {
      // No invalid input is possible: the slider ends at the software's limits.
      await island.getByLabel(/^Rows/).press('End');
      return { answer: island.getByText(/^Rows/).first(), says: /2²⁴ = 16,777,216/ };
    },
  },
  {
    name: 'verify-receipt',
    path: '/',
    answersWhenSeen: /Verified in/,
    async play(island) {
      const says = (text: RegExp) => eventually(() => island.locator('.outcome').textContent()).toMatch(text);
      await island.getByRole('button', { name: 'Verify', exact: true }).press('Enter');
      await says(/✓ Verified in \d+ ms, on this device.*RISC Zero 3\.0/);
      await island.getByRole('button', { name: 'Journal' }).press('Enter');
      await says(/✗ Rejected.*VerificationFailed\(\).*The journal differs/);
      await island.getByRole('button', { name: 'Reset' }).press('Enter');
      await says(/✓ Verified/);
      await island.getByRole('button', { name: 'Image ID' }).press('Enter');
      await says(/The image ID differs/);
      await island.getByRole('button', { name: 'Seal' }).press('Enter');
      await says(/is not on the curve.*The seal differs/);
    },
    async abuse(island) {
      await island.getByText('Edit the receipt by hand').click();
      await island.getByLabel(/^Seal/).fill('no seal at all');
      await island.getByRole('button', { name: 'Verify', exact: true }).press('Enter');
      return { answer: island.locator('.outcome'), says: /has to consist of hexadecimal digits/ };
    },
  },
  {
    name: 'run-guest',
    path: '/api/zkvm/quickstart',
    async play(island) {
      const says = (text: RegExp) => eventually(() => island.evaluate((it) => it.textContent ?? '')).toMatch(text);
      await says(/Journal: Steps111/);
      await island.getByLabel('Secret number (u64)').fill('0');
      await island.getByRole('button', { name: 'Run' }).press('Enter');
      await says(/✗ Guest panicked: .*the start must be at least 1/s);
      await island.getByLabel('Secret number (u64)').fill('97');
      await island.getByLabel('Segment limit').selectOption('16');
      await island.getByRole('button', { name: 'Run' }).press('Enter');
      await says(/Journal: Steps118.*Secret number \(u64\)97/);
      await eventually(() => status(island).textContent()).toMatch(/user cycles, [\d,]+ in total, in 1 segment\./);
    },
    async abuse(island) {
      await island.getByLabel('Secret number (u64)').fill('as many as possible');
      await island.getByRole('button', { name: 'Run' }).press('Enter');
      return { answer: status(island), says: /“as many as possible” is not possible here: type a whole number from 0/ };
    },
  },
  {
    name: 'names',
    path: '/names',
    answersWhenSeen: /\d names/,
    drawn: /in a JSON file/,
    async play(island) {
      const says = (text: RegExp) => eventually(() => status(island).textContent()).toMatch(text);
      await says(/^\d,\d{3} names$/);
      await island.getByLabel('Part of a name').fill('default_executor_from_elf');
      await says(/^1 name$/);
      const row = island.locator('tbody tr').first();
      expect(await row.textContent()).toMatch(/^risc0_zkvm::default_executor_from_elf.*until 0\.16.*default_prover$/);
      await island.getByLabel('Kind').selectOption('option');
      await says(/^0 names$/);
      await island.getByLabel('Part of a name').fill('');
      await island.getByLabel('Kind').selectOption('contract');
      await island.getByLabel('Part of a name').fill('BonsaiCallbackReceiver');
      await says(/^1 name$/);
    },
    async abuse(island) {
      await island.getByLabel('Part of a name').fill('no\\such*name(');
      return { answer: status(island), says: /^0 names$/ };
    },
  },
  {
    name: 'receipt-inspector',
    path: '/api/blockchain-integration/contracts/receipt-inspector',
    async play(island) {
      const says = (text: RegExp) => eventually(() => island.locator('.outcome').textContent()).toMatch(text);
      await island.getByRole('button', { name: 'Example' }).press('Enter');
      await says(/✓ Verified in \d+ ms, on this device/);
      expect(await island.locator('.command').textContent()).toMatch(/^cast call \\\n {2}0x8EaB2D97/);
      await island.getByLabel('Run the same check on').selectOption('11155111');
      await eventually(() => island.locator('.command').textContent()).toMatch(/^cast call \\\n {2}0x925d8331/);
      await island.getByLabel('Your contract calls').selectOption('f536085a');
      await island.getByRole('button', { name: 'Inspect' }).press('Enter');
      await says(
        /Your contract’s verifier is for 2\.1; this seal was made by 3\.0\..*SelectorMismatch\(0x73c457ba, 0xf536085a\)/,
      );
    },
    async abuse(island) {
      await island.getByLabel('Receipt: seal, calldata, or JSON').fill('{"inner": {"Groth16": {"seal": "a lot"');
      await island.getByRole('button', { name: 'Inspect' }).press('Enter');
      return { answer: island.locator('.outcome'), says: /does not parse/ };
    },
  },
];

export const slot = (page: Page, { name }: IslandCase) => page.locator(`[data-island="${name}"]`);

/** Hydrates the page, scrolls to the island, and waits until it is hydrated too. */
export async function awaken(page: Page, islandCase: IslandCase): Promise<Locator> {
  await hydrate(page);
  await slot(page, islandCase).scrollIntoViewIfNeeded();
  const hydrated = page.locator(`[data-island="${islandCase.name}"][data-hydrated]`);
  await hydrated.waitFor({ state: 'attached' });
  return hydrated;
}

/** What an island says, without the times it measures. */
export const says = async (island: Locator) =>
  (await island.evaluate((it) => it.textContent))?.replaceAll(/\d+ ms/g, '… ms');
