import fs from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { points } from '../arithmetic/fri.ts';
import { divide, evaluate, interpolate, subtract } from '../arithmetic/polynomial.ts';
import { fibonacci, RULES, type StarkClaim } from './constraints.ts';
import { field, isOutside, PLACES, ROW_POINTS, ROWS } from './domain.ts';
import { type Choice, find, HONEST, orderOf, survivor } from './findings.ts';
import { type Look, looksAtQueries, looksAtZ, passing } from './odds.ts';
import type { Proof } from './protocol.ts';
import { type ProverOrder, prove, type Trick, type Working } from './prover.ts';
import { STORY, sceneOf } from './story.ts';
import { verify } from './verifier.ts';

const element = fc.integer({ min: 0, max: field.p - 1 });
const nonzero = fc.integer({ min: 1, max: field.p - 1 });
const row = fc.nat(ROWS - 1);
const queries = fc.integer({ min: 1, max: 6 });
const seed = fc.option(fc.nat(1e6), { nil: null });
/** The same cases on every run: what is stated as a probability must not fail by chance. */
const fixed = { seed: 7, numRuns: 60 };

function claimOf(trace: readonly number[]): StarkClaim {
  return { first: trace[0] as number, second: trace[1] as number, last: trace[ROWS - 1] as number };
}

const oddsOf = (looks: readonly Look[]) => ({ pass: passing(looks), of: looks.length });

const honest = fc
  .record({ first: element, second: element, seed, queries })
  .map(({ first, second, ...rest }): ProverOrder => {
    const trace = fibonacci(first, second);
    return { trace, claim: claimOf(trace), trick: 'none', ...rest };
  });

function accepted(order: ProverOrder, proof: Proof = prove(order).proof): boolean {
  return verify(order.claim, proof, order.seed !== null, order.queries).accepted;
}

/** An order with one cell of the trace changed, its claim kept as the cheater would state it. */
const cheating = fc.record({ order: honest, at: row, by: nonzero }).map(({ order, at, by }): ProverOrder => {
  const trace = order.trace.map((value, i) => (i === at ? field.add(value, by) : value));
  return { ...order, trace, claim: { ...order.claim, last: trace[ROWS - 1] as number } };
});

describe('an honest proof', () => {
  it('verifies, blinded or not, for every start and number of queries', () => {
    fc.assert(
      fc.property(honest, (order) => {
        expect(accepted(order)).toBe(true);
      }),
      fixed,
    );
  });
  it('leaves no remainder, and would pass at every z and every position', () => {
    fc.assert(
      fc.property(honest, (order) => {
        const working = prove(order);
        expect(working.parts.every(({ remainder }) => remainder.length === 0)).toBe(true);
        expect(new Set(working.last).size).toBe(1);
        for (const looks of [looksAtZ(working, order), looksAtQueries(working, order.claim)]) {
          expect(passing(looks)).toBe(looks.length);
        }
      }),
      { ...fixed, numRuns: 10 },
    );
  });
  it('blinding keeps the rows and changes the committed polynomial', () => {
    fc.assert(
      fc.property(honest, fc.nat(1e6), (order, seed) => {
        const working = prove({ ...order, seed });
        expect(ROW_POINTS.map((x) => evaluate(field, working.f, x))).toEqual(order.trace);
        expect(working.f).not.toEqual(prove({ ...order, seed: null }).f);
      }),
      fixed,
    );
  });
});

describe('one wrong cell in the trace', () => {
  it('leaves a remainder', () => {
    fc.assert(
      fc.property(cheating, (order) => {
        expect(prove(order).parts.some(({ remainder }) => remainder.length > 0)).toBe(true);
      }),
      fixed,
    );
  });
  it('with the remainder dropped is accepted only at the points z counted, a small part of all', () => {
    // Over one denominator the two sides differ by a polynomial of degree at most bound + 6, so it has at most that
    // many zeros, unless the mixing made it vanish: for at most 3 of the 193 alphas.
    let vanished = 0;
    fc.assert(
      fc.property(cheating, (order) => {
        const working = prove(order);
        const odds = oddsOf(looksAtZ(working, order));
        if (odds.pass === odds.of) vanished += 1;
        else expect(odds.pass).toBeLessThanOrEqual(working.domain.bound + 6);
        const { rulesAtZ } = verify(order.claim, working.proof, order.seed !== null, order.queries);
        if (rulesAtZ.computed !== rulesAtZ.sent) expect(accepted(order, working.proof)).toBe(false);
      }),
      fixed,
    );
    expect(vanished).toBeLessThanOrEqual(3);
  });
  it('is caught over all alphas as often as stated: fewer than 1 proof in 8 would pass at its z', () => {
    const runs = fc.sample(cheating, { seed: 11, numRuns: 300 });
    const missed = runs.filter((order) => accepted(order)).length;
    expect(missed / runs.length).toBeLessThan(1 / 8);
  });
  it('with values that belong to no polynomial passes a query only at the positions counted', () => {
    let vanished = 0; // as above: alpha = 0 forgets all rules but the first
    fc.assert(
      fc.property(cheating, (order) => {
        const working = prove({ ...order, trick: 'values' });
        const odds = oddsOf(looksAtQueries(working, order.claim));
        const verdict = verify(order.claim, working.proof, order.seed !== null, order.queries);
        expect(verdict.rulesAtZ.computed).toBe(verdict.rulesAtZ.sent);
        if (odds.pass === odds.of) vanished += 1;
        else expect(odds.pass).toBeLessThanOrEqual(odds.of / 2);
        if (odds.pass === 0) expect(verdict.accepted).toBe(false);
      }),
      { ...fixed, numRuns: 40 },
    );
    expect(vanished).toBeLessThanOrEqual(3);
  });
});

describe('tricks with an honest trace', () => {
  const verdictOf = (order: ProverOrder) => verify(order.claim, prove(order).proof, order.seed !== null, order.queries);
  it('an answer changed after the commitment is always caught by its path', () => {
    fc.assert(
      fc.property(honest, (order) => {
        const verdict = verdictOf({ ...order, trick: 'answer' });
        expect(verdict.queries[0]?.paths).toBe(false);
        expect(verdict.accepted).toBe(false);
      }),
      fixed,
    );
  });
  it('another constant is always caught', () => {
    fc.assert(
      fc.property(honest, (order) => {
        expect(verdictOf({ ...order, trick: 'constant' }).accepted).toBe(false);
      }),
      fixed,
    );
  });
  it('another value at z is caught unless its weight there is 0', () => {
    const runs = fc.sample(honest, { seed: 3, numRuns: 200 });
    expect(runs.filter((order) => verdictOf({ ...order, trick: 'outside' }).accepted).length).toBeLessThanOrEqual(2);
  });
  it.each<Trick>(['word', 'layer'])('a changed %s fails exactly at the positions counted', (trick) => {
    fc.assert(
      fc.property(honest, (order) => {
        const working = prove({ ...order, trick });
        const odds = oddsOf(looksAtQueries(working, order.claim));
        expect(odds.pass).toBeLessThan(odds.of);
        expect(odds.pass).toBeGreaterThanOrEqual(odds.of / 2);
        const verdict = verify(order.claim, working.proof, order.seed !== null, order.queries);
        expect(verdict.accepted).toBe(verdict.queries.every((query) => query.passed));
      }),
      { ...fixed, numRuns: 20 },
    );
  });
});

/** Every way to change one number of a proof. */
function everyChange<T>(part: T, by: number): T[] {
  if (typeof part === 'number') return [((part + by) >>> 0) as T];
  return Object.entries(part as object).flatMap(([key, value]) =>
    everyChange(value, by).map(
      (changed) => (Array.isArray(part) ? part.with(Number(key), changed) : { ...part, [key]: changed }) as T,
    ),
  );
}

it('an honest proof with any one number changed is rejected', () => {
  fc.assert(
    fc.property(honest, nonzero, (order, by) => {
      const { proof } = prove(order);
      for (const changed of everyChange(proof, by)) expect(accepted(order, changed)).toBe(false);
    }),
    { ...fixed, numRuns: 12 },
  );
});

it('a proof of one claim is none of another', () => {
  fc.assert(
    fc.property(honest, nonzero, (order, by) => {
      const { proof } = prove(order);
      expect(accepted({ ...order, claim: { ...order.claim, last: field.add(order.claim.last, by) } }, proof)).toBe(
        false,
      );
    }),
    fixed,
  );
});

it('z is drawn where no committed number is', () => {
  fc.assert(
    fc.property(honest, (order) => {
      const { domain, z } = prove(order);
      expect(isOutside(domain, z)).toBe(true);
    }),
    fixed,
  );
});

const item = <T>(list: readonly T[], i: number) => list[i] as T;
/** Modulo 193, with remainders alone. */
const mod = (value: number) => ((value % 193) + 193) % 193;
const power = (base: number, exponent: number): number => (exponent ? mod(base * power(base, exponent - 1)) : 1);
const over = (a: number, b: number) => mod(a * power(b, 191));
/** The value at x of the polynomial through the points. */
const through = (points: readonly (readonly [number, number])[], x: number) =>
  mod(
    points.reduce((sum, [at, value]) => {
      const others = points.filter(([other]) => other !== at);
      return sum + others.reduce((product, [other]) => mod(product * over(mod(x - other), mod(at - other))), value);
    }, 0),
  );

/**
 * What the drawing should say of a table with one changed cell: without a remainder, both sides differ at z by the
 * remainders over their zeros. With made-up values, only the last fold matters, calculated from coefficients.
 */
function expected(at: number, value: number, trick: 'none' | 'values', working: Working): RegExp {
  const rows = [2, 5, 7, 12, 19, 31, 50, 81].map((honest, row) => (row === at ? value : honest));
  const rules = [
    { on: [0], is: [mod(item(rows, 0) - 2)] },
    { on: [1], is: [mod(item(rows, 1) - 5)] },
    { on: [0, 1, 2, 3, 4, 5], is: rows.slice(2).map((sum, i) => mod(sum - item(rows, i + 1) - item(rows, i))) },
  ];
  if (rules.every(({ is }) => is.every((left) => left === 0))) return /^true: Accepted: The rules hold at z/;
  const gap = (z: number) =>
    mod(
      rules.reduce((sum, { on, is }, i) => {
        const zeros = on.map((row) => power(43, row));
        const rest = through(
          zeros.map((x, j) => [x, item(is, j)] as const),
          z,
        );
        const all = zeros.reduce((product, x) => mod(product * (z - x)), 1);
        return sum + power(working.alpha, item([0, 1, 3], i)) * over(rest, all);
      }, 0),
    );
  if (trick === 'none') {
    const places = Array.from({ length: 192 }, (_, i) => i + 1);
    const outside = places.filter((z) => power(z, 8) !== 1 && power(over(z, 5), 32) !== 1);
    const pass = outside.filter((z) => gap(z) === 0).length || 'none';
    const start = gap(working.z) === 0 ? 'true: Accepted by luck' : 'false: Rejected at z: The rules at z give';
    return new RegExp(`^${start}.*Of the ${outside.length} points that z could be, ${pass} would`);
  }
  const word = item(working.layers, 0).word;
  const betas = working.layers.map(({ beta }) => beta);
  // By definition, the fold of Σ c(i)·xⁱ is Σ c(i)·(β₁ if i is odd)·(β₂ if i/2 is odd)·(β₃ if i/4 is odd)·y^(i/8).
  const root = power(185, 1);
  const coefficients = word.map((_, i) =>
    over(
      word.reduce((sum, each, j) => sum + each * power(root, 32 * 32 - i * j), 0),
      mod(32 * power(5, i)),
    ),
  );
  const last = [0, 1, 2, 3].map((j) =>
    mod(
      coefficients.reduce(
        (sum, each, i) =>
          sum +
          mod(betas.reduce((product, beta, k) => mod(product * ((i >> k) & 1 ? beta : 1)), each)) *
            power(power(5 * power(root, j), 8), i >> 3),
        0,
      ),
    ),
  );
  const pass = last.filter((end) => end === working.proof.constant).length * 8;
  const good = working.positions.every((position) => last[position % 4] === working.proof.constant);
  return new RegExp(
    `^${good}: ${good ? 'Accepted by luck' : 'Rejected at a query: At position'}.*(passes at ${pass} of 32|no query ${pass || 'would'})`,
  );
}

describe('the drawing', () => {
  const told = (step: number): Choice => ({ ...sceneOf(step), seed: null, queries: 4 });

  it('has the rows 24 places apart, and the committed points 6', () => {
    const { domain } = find(orderOf(told(0))).working;
    expect(ROW_POINTS).toEqual(ROW_POINTS.map((_, row) => PLACES[24 * row]));
    expect(domain.xs).toEqual(domain.xs.map((_, i) => PLACES[6 * i + 1]));
  });

  it('tells a story whose figures are those of its scenes', () => {
    const says = (step: number, ...figures: readonly (string | number)[]) => {
      const text = STORY[step]?.text ?? '';
      for (const figure of figures) expect(text).toContain(String(figure));
    };
    expect(STORY).toHaveLength(9);
    const [before, after] = [find(orderOf(told(1))), find(orderOf(told(2)))];
    expect(before.verdict.accepted).toBe(true);
    says(0, HONEST[0] as number, HONEST[1] as number, field.p, `last is ${HONEST.at(-1)}`);
    says(1, `below ${ROWS}`, `${PLACES.length} places`);
    const moved = PLACES.filter(
      (x) => evaluate(field, before.working.f, x) !== evaluate(field, after.working.f, x),
    ).filter((x) => !ROW_POINTS.includes(x));
    says(2, `${told(2).cells[3]} instead of ${HONEST[3]}`, `All ${moved.length} points between the rows`);
    expect(after.moved).toBe(moved.length);
    expect(moved).toHaveLength(PLACES.length - ROWS);
    says(3, after.working.word.length);
    says(4, after.working.word.length);
    says(5, 'breaks three bars');
    expect(after.bars.filter((bar) => bar !== 0)).toHaveLength(3);
    expect(after.divides).toBe(false);
    const wrong = after.zs.filter(({ passes }) => !passes).length;
    says(6, `${wrong} of ${after.zs.length} places`);
    const bent = find(orderOf(told(7)));
    expect(bent.zs.every(({ passes }) => passes)).toBe(true);
    const caught = bent.positions.filter(({ passes }) => !passes).length;
    says(7, `${caught} of ${bent.positions.length} positions`);
    const missed = bent.positions.length / (bent.positions.length - caught);
    says(8, `1/${missed}`, `1/${missed ** told(8).queries}`);
    expect(bent.verdict.accepted).toBe(false);
  });

  it('has the numbers that its page calls honest', () => {
    const page = fs.readFileSync(new URL('../../learn/proof-system/stark-by-hand.mdx', import.meta.url), 'utf8');
    const { f, parts, layers, proof } = find(orderOf(told(0))).working;
    const [here, next, after] = [5, 43 * 5, 43 * 43 * 5].map((x) => evaluate(field, f, mod(x))) as [
      number,
      number,
      number,
    ];
    expect(page).toContain(`$f(5) = ${here}$, $f(43 \\cdot 5) = ${next}$, and $f(43^2 \\cdot 5) = ${after}$`);
    expect(page).toContain(`$${after} - ${next} - ${here}$, or ${mod(after - next - here)}`);
    const tex = (coefficients: readonly number[]) =>
      coefficients.flatMap((c, i) => (c ? [`${c}${['', 'x'][i] ?? `x^${i}`}`] : [])).join(' + ');
    expect(page).toContain(`$${tex(item(parts, 3).quotient)}$ and no remainder`);
    for (const { word, coset, beta } of layers) {
      const xs = points(field, coset);
      const polynomial = interpolate(
        field,
        word.map((value, i) => [item(xs, i), value] as const),
      );
      expect(page).toContain(`| ${word.length} | $${tex(polynomial)}$ | ${beta} |`);
    }
    expect(page).toContain(`| 4 | ${proof.constant} | |`);
  });

  it('has the numbers by which its page follows z and a query', () => {
    const page = fs.readFileSync(new URL('../../learn/proof-system/stark-by-hand.mdx', import.meta.url), 'utf8');
    const contains = (text: string) => expect(page).toContain(text);
    const { order, working, verdict } = find(orderOf(told(0)));
    const { f, alpha, gamma, z, proof, layers, domain, positions } = working;
    const [here, next, after, mixed] = proof.outside;
    expect(
      page
        .match(/f\(x\) &=[^$]+/)?.[0]
        .match(/\d+(?=x)|(?<== )\d+/g)
        ?.map(Number),
    ).toEqual([...f]);
    contains(`α = ${alpha},`);
    contains(`γ = ${gamma},`);
    contains(
      `*z* is ${z}, and the prover sends $f(z) = ${here}$, $f(43z) = ${next}$, $f(43^2 z) = ${after}$, and $h(z) = ${mixed}$`,
    );
    const values = RULES.map((rule) => {
      const value = rule.left(order.claim, here, next, after);
      const zeros = rule.rows.reduce((product, at) => field.mul(product, field.sub(z, item(ROW_POINTS, at))), 1);
      contains(`= ${value}$ | ${zeros} | ${field.div(value, zeros)} |`);
      return field.div(value, zeros);
    });
    contains(
      `&${item(values, 0)} + ${alpha} \\cdot ${item(values, 1)} \\\\\n&\\quad + ${alpha}^2 \\cdot ${item(values, 2)} + ${alpha}^3 \\cdot ${item(values, 3)}\n\\end{aligned}\n$$\n\nor ${mixed}, as`,
    );
    expect(divide(field, subtract(field, f, [here]), [field.neg(z), 1]).remainder).toEqual([]);
    const wrong = divide(field, subtract(field, f, [here + 1]), [field.neg(z), 1]).remainder;
    contains(`sent ${here + 1}, the remainder would be ${wrong}`);
    const [at, opened, checked] = [item(positions, 0), item(proof.answers, 0), item(verdict.queries, 0)];
    contains(
      `is ${at}, the place *x* = ${item(domain.xs, at)}. The prover opens $f = ${opened.trace.row}$ and $h = ${opened.mixed.row}$`,
    );
    layers.forEach(({ word, coset, beta }, i) => {
      const [x, minus] = [at, at + word.length / 2].map((place) => item(points(field, coset), place % word.length));
      const [value, other] = [at, at + word.length / 2].map((place) => item(word, place % word.length));
      contains(
        `| ${word.length} | ${value} at ${x}, ${other} at ${minus} | β = ${beta} | ${item(checked.layers, i + 1).expected} |`,
      );
    });
    const sent = [opened.trace, opened.mixed, ...opened.layers];
    const count = (part: 'row' | 'path') => sent.reduce((sum, opening) => sum + opening[part].length, 0);
    contains(`${count('row')} numbers, ${count('path')} hashes`);
  });

  it('moves all points between the rows when one row is changed, blinded or not', () => {
    fc.assert(
      fc.property(row, nonzero, seed, (at, by, blinding) => {
        const cells = { [at]: field.add(HONEST[at] as number, by) };
        const { moved } = find(orderOf({ cells, seed: blinding, queries: 2, trick: 'none' }));
        expect(moved).toBe(PLACES.length - ROWS);
      }),
      { ...fixed, numRuns: 20 },
    );
  });

  it('has a bar at 0 for each row that keeps its rule, and divides if all are', () => {
    const cells = fc.dictionary(fc.integer({ min: 0, max: ROWS - 1 }).map(String), element, { maxKeys: 3 });
    fc.assert(
      fc.property(cells, seed, (changed, blinding) => {
        const { bars, divides, order, moved } = find(
          orderOf({ cells: changed, seed: blinding, queries: 1, trick: 'none' }),
        );
        const rows = order.trace;
        const due = rows.map((_, i) => (i < 2 ? [2, 5][i] : mod(item(rows, i - 1) + item(rows, i - 2))));
        expect(bars.map((bar) => bar === 0)).toEqual(rows.map((value, i) => value === due[i]));
        expect(divides).toBe(bars.every((bar) => bar === 0));
        const honest = [2, 5, 7, 12, 19, 31, 50, 81];
        const shift = rows.map((value, i) => [power(43, i), mod(value - item(honest, i))] as const);
        const between = PLACES.filter((x) => power(x, 8) !== 1);
        expect(moved).toBe(between.filter((x) => through(shift, x) !== 0).length);
      }),
      { ...fixed, numRuns: 20 },
    );
  });

  it('draws z and the queries where the marks say whether they pass', () => {
    fc.assert(
      fc.property(row, element, fc.constantFrom<Trick>('none', 'values'), (at, value, trick) => {
        const { working, verdict, zs, positions, rulesHold } = find(
          orderOf({ cells: { [at]: value }, seed: null, queries: 4, trick }),
        );
        expect(zs.find(({ x }) => x === working.z)?.passes).toBe(rulesHold);
        for (const { position, passed } of verdict.queries) expect(positions[position]?.passes).toBe(passed);
      }),
      { ...fixed, numRuns: 20 },
    );
  });

  it('says of a changed cell what a calculation without polynomials and Merkle trees says', () => {
    const check = (at: number, value: number, trick: 'none' | 'values') => {
      const choice: Choice = { cells: { [at]: value }, seed: null, queries: 4, trick };
      const { verdict, word, sentence, working } = find(orderOf(choice));
      expect(`${verdict.accepted}: ${word}: ${sentence}`).toMatch(expected(at, value, trick, working));
    };
    for (const survives of [17, 93, 108]) check(3, survives, 'none');
    const trick = fc.constantFrom('none' as const, 'values' as const);
    fc.assert(fc.property(row, element, trick, check), { ...fixed, numRuns: 40 });
  });

  it('says of every trick what its checks say, and writes probabilities that are right', () => {
    const tricks = fc.constantFrom<Trick>('values', 'word', 'outside', 'layer', 'constant');
    fc.assert(
      fc.property(row, element, tricks, seed, queries, (at, value, trick, blinding, count) => {
        const { word, sentence, verdict, positions } = find(
          orderOf({ cells: { [at]: value }, seed: blinding, queries: count, trick }),
        );
        if (verdict.accepted)
          expect(`${word}: ${sentence}`).toMatch(/^Accepted by luck: The prover cheated|^Accepted: The rules hold/);
        else expect(sentence).toMatch(/^The rules at z give (\d+), but .* h\(z\) = (?!\1\.)|^At position \d+, /);
        const [, of, all, power, chance] = sentence.match(/\((\d+)\/(\d+)\)\^(\d+) = ([\d.e-]+)\.$/) ?? [];
        if (chance === undefined) expect(verdict.accepted ? 0 : passing(positions)).toBe(0);
        else expect(Number(chance)).toBeCloseTo((Number(of) / Number(all)) ** Number(power), 2);
      }),
      { ...fixed, numRuns: 25 },
    );
  });

  it('finds the lies that survive, and none where there is none', () => {
    let choice = told(2);
    for (const value of [93, 108, 17, 93]) {
      expect(survivor(choice, 3)).toBe(value);
      choice = { ...choice, cells: { 3: value } };
      const { verdict, bars } = find(orderOf(choice));
      expect(verdict.accepted).toBe(true);
      expect(bars.some(Boolean)).toBe(true);
    }
    expect(survivor(told(0), 0)).toBe(null);
  });
});
