/** Inspections of Groth16 receipts: real ones in every form, each byte of one changed, and mix-ups. */
import { describe, expect, it } from 'vitest';
import { fromHex, fromText, reversed, toHex } from './bytes.ts';
import { checkSample, type ReceiptSample } from './check-sample.ts';
import { claimDigest, successClaim } from './claim.ts';
import { sample } from './facts/sample.ts';
import { testReceipts } from './facts/test-receipts.ts';
import { ask, calldata, honest, journalDigest, padded, printed, said, word, words } from './printed-receipts.ts';

describe('a real receipt', () => {
  it.each([
    ['a seal', honest],
    ['with 0x', { ...honest, receipt: `0x${sample.seal}`, imageId: `0x${sample.imageId}` }],
    [
      'in capitals, with line breaks',
      { ...honest, receipt: ` 0X${sample.seal.toUpperCase().replace(/(.{64})/g, '$1\n  ')}` },
    ],
    ['as Solidity', { ...honest, receipt: `hex"${sample.seal}"` }],
    ['as a JSON string', { ...honest, receipt: `"0x${sample.seal}"` }],
    ['as a list of bytes', { ...honest, receipt: JSON.stringify([...fromHex(sample.seal)]) }],
    ['without its selector', { ...honest, receipt: sample.seal.slice(8) }],
    ['with the image ID as words', { ...honest, imageId: `[${words(fromHex(sample.imageId)).join(', ')}]` }],
    [
      'with the journal as digits',
      { ...honest, journal: `0x${toHex(fromText(sample.journal))}`, journalForm: 'hex' as const },
    ],
    ['with the journal’s digest', { ...honest, journal: toHex(journalDigest), journalForm: 'digest' as const }],
    ['as calldata of verify', { receipt: calldata }],
    [
      'as calldata of verifyIntegrity',
      {
        receipt: `0x1599ead5${word(32)}${word(64)}${toHex(claimDigest(successClaim(fromHex(sample.imageId), journalDigest)))}${word(260)}${padded(sample.seal)}`,
      },
    ],
    [
      'inside the calldata of another function',
      { ...honest, receipt: `0x12345678${word(7)}${word(64)}${word(260)}${padded(sample.seal)}` },
    ],
    ['as JSON', { receipt: JSON.stringify(printed()) }],
    ['as JSON, printed wide', { receipt: JSON.stringify(printed(), null, 2) }],
    ['in a ProveInfo', { receipt: JSON.stringify({ receipt: printed(), stats: {} }) }],
    ['in the contracts crate’s enum', { receipt: JSON.stringify({ Base: printed() }) }],
    ['as the inner receipt alone', { receipt: JSON.stringify(printed().inner) }],
    ['as the Groth16 receipt alone', { receipt: JSON.stringify(printed().inner.Groth16) }],
    [
      'with a pruned claim',
      {
        ...honest,
        receipt: JSON.stringify(
          printed({ claim: { Pruned: words(claimDigest(successClaim(fromHex(sample.imageId), journalDigest))) } }),
        ),
      },
    ],
    [
      'as an object with digits',
      {
        receipt: JSON.stringify({
          seal: `0x${sample.seal}`,
          image_id: sample.imageId,
          journal: `0x${toHex(fromText(sample.journal))}`,
        }),
      },
    ],
  ])('verifies %s', async (_, question) => {
    expect(await ask(question)).toMatchObject({ verdict: 'verified', selector: '73c457ba' });
  });

  it.each(testReceipts)('as JSON: $source', async (receipt) => {
    const report = await ask({ receipt: JSON.stringify(printed({ receipt })) });
    expect(report).toMatchObject({ verdict: 'verified', selector: receipt.seal.slice(0, 8) });
    expect(report.summary).toContain(`RISC Zero ${receipt.zkvm}`);
  });

  it('gives the call that checks the same', async () => {
    const { call } = await ask({ receipt: calldata });
    expect(call).toEqual({
      signature: 'verify(bytes,bytes32,bytes32)',
      args: [sample.seal, sample.imageId, toHex(journalDigest)].map((digits) => `0x${digits}`),
    });
  });

  it('is rejected with any of its bytes changed', async () => {
    const rejects = (change: Partial<ReceiptSample>) => checkSample({ ...sample, ...change }).verdict === 'rejected';
    const changed = (digits: string, at: number) => {
      const bytes = fromHex(digits);
      bytes[at] = (bytes[at] ?? 0) ^ (1 + (at % 255));
      return toHex(bytes);
    };
    const survivors: string[] = [];
    for (let at = 0; at < 260; at++) if (!rejects({ seal: changed(sample.seal, at) })) survivors.push(`seal ${at}`);
    for (let at = 0; at < 32; at++)
      if (!rejects({ imageId: changed(sample.imageId, at) })) survivors.push(`image ID ${at}`);
    const journal = toHex(fromText(sample.journal));
    for (let at = 0; at < journal.length / 2; at++) {
      const bytes = fromHex(changed(journal, at));
      if (!rejects({ journal: new TextDecoder().decode(bytes) })) survivors.push(`journal ${at}`);
    }
    expect(survivors).toEqual([]);
  }, 60_000);
});

describe('a receipt that does not verify', () => {
  it('names the release that the selector belongs to', async () => {
    const report = await ask({ ...honest, expected: 'f536085a' });
    expect(report.error).toBe('SelectorMismatch(0x73c457ba, 0xf536085a)');
    expect(report.summary).toBe('Your contract’s verifier is for 2.1; this seal was made by 3.0.');
    expect(report.advice[0]).toContain('it verifies');
  });

  const bytesOfId = fromHex(sample.imageId);
  it.each([
    ['image ID of another program', { receipt: JSON.stringify(printed()), imageId: '11'.repeat(32) }, /own image ID/],
    [
      'journal that differs from the receipt’s',
      { receipt: JSON.stringify(printed()), journal: 'something else' },
      /own journal/,
    ],
    [
      'changed journal in JSON',
      { receipt: JSON.stringify(printed({ journal: fromText('just a Simple receipt') })) },
      /journal was changed/,
    ],
    [
      'image ID and digest exchanged',
      { receipt: sample.seal, imageId: toHex(journalDigest), journal: sample.imageId, journalForm: 'digest' as const },
      /swapped/,
    ],
    ['image ID reversed', { ...honest, imageId: toHex(reversed(bytesOfId)) }, /all its bytes reversed/],
    [
      'image ID printed by words',
      {
        ...honest,
        imageId: words(bytesOfId)
          .map((candidate) => candidate.toString(16).padStart(8, '0'))
          .join(''),
      },
      /each word reversed/,
    ],
    ['journal with spaces', { ...honest, journal: `${sample.journal}\n` }, /without the spaces/],
    ['another journal', { ...honest, journal: 'just a simple receipT' }, /cannot tell which/],
  ])('explains: %s', async (_, question, sentence) => {
    const report = await ask(question);
    expect(report).toMatchObject({ verdict: 'rejected', error: 'VerificationFailed()' });
    expect(said(report)).toMatch(sentence);
  });

  const digits = toHex(fromText(sample.journal));
  it.each([
    ['digits entered as text', digits, 'text', 'hex', /^Read as text.*if the journal is hexadecimal/],
    ['digits with 0x entered as text', `0x${digits}`, 'text', 'hex', /if the journal is hexadecimal/],
    ['a digest entered as text', toHex(journalDigest), 'text', 'digest', /if this is the journal’s digest/],
    ['a digest entered as digits', toHex(journalDigest), 'hex', 'digest', /if this is the journal’s digest/],
    ['text entered as digits', sample.journal, 'hex', 'text', /^Read as hexadecimal digits.*if the journal is text/],
    ['text entered as its digest', sample.journal, 'digest', 'text', /if the journal is text/],
  ] as const)('says how it verifies: %s', async (_, journal, journalForm, reading, sentence) => {
    for (const receipt of [sample.seal, sample.seal.slice(8), JSON.stringify(printed())]) {
      const report = await ask({ ...honest, receipt, journal, journalForm });
      expect(report).toMatchObject({ verdict: 'otherwise', reading });
      expect(said(report)).toMatch(sentence);
      expect(await ask({ ...honest, receipt, journal, journalForm: reading })).toMatchObject({ verdict: 'verified' });
    }
  });

  it.each([
    ['exit code', { exit: { Halted: 1 } }, /ended with/],
    [
      'assumptions',
      {
        assumptions: {
          Value: [{ Value: { claim: [1, 2, 3, 4, 5, 6, 7, 8], control_root: [0, 0, 0, 0, 0, 0, 0, 0] } }],
        },
      },
      /assumptions/,
    ],
  ])('says what is unusual about the claim: %s', async (_, change, sentence) => {
    expect(said(await ask({ receipt: JSON.stringify(printed(change)) }))).toMatch(sentence);
  });

  it.each([
    ['cut off', sample.seal.slice(0, 300), /cut off/],
    ['of an unknown release', `deadbeef${sample.seal.slice(8)}`, /No release listed here/],
    ['odd', sample.seal.slice(1), /even number/],
    ['not hexadecimal', `${sample.seal.slice(2)}zz`, /“z” is not a hexadecimal digit/],
    ['a digest', sample.imageId, /not a seal/],
    ['cut-off calldata', calldata.slice(0, 200), /ends too early/],
    ['broken JSON', '{"inner":', /does not parse/],
    ['other JSON', '{"a":1}', /no receipt/],
    ['a composite receipt', '{"inner":{"Composite":{"segments":[]}},"journal":{"bytes":[]}}', /composite/],
    ['a succinct receipt', '{"inner":{"Succinct":{"seal":[1]}},"journal":{"bytes":[]}}', /succinct/],
    ['a fake receipt', '{"inner":{"Fake":{"claim":{}}},"journal":{"bytes":[]}}', /fake/],
    ['a revert', `0xb8b38d4c${padded('73c457ba')}${padded('f536085a')}`, /0x73c457ba \(RISC Zero 3\.0\)/],
    ['another revert', '0x439cc0cd', /VerificationFailed/],
    ['nothing', ' ', /nothing to inspect/],
  ])('says what it is: %s', async (_, receipt, sentence) => {
    const report = await ask({ receipt });
    expect(report.summary).toMatch(sentence);
    expect(report.verdict).not.toBe('verified');
  });

  it('asks for what is missing', async () => {
    expect(await ask({ receipt: sample.seal })).toMatchObject({
      verdict: 'open',
      summary: expect.stringContaining('the image ID and the journal'),
    });
  });

  it('mentions bytes after the proof, which the contract ignores', async () => {
    const report = await ask({ ...honest, receipt: `${sample.seal}00` });
    expect(report.verdict).toBe('verified');
    expect(report.advice.join(' ')).toMatch(/1 bytes? follow/);
  });
});
