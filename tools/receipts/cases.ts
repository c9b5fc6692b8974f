/** Receipts to compare: genuine ones in each form, with each part changed, and with changes that leave them valid. */
import {
  type Bytes,
  concat,
  fromHex,
  fromWords,
  reversed,
  toHex,
} from '../../content/islands/receipt-verifier/bytes.ts';
import { claimDigest, successClaim } from '../../content/islands/receipt-verifier/claim.ts';
import type { VerifierRelease } from '../../content/islands/receipt-verifier/facts/releases.ts';
import { releases } from '../../content/islands/receipt-verifier/facts/releases.ts';
import { testReceipts } from '../../content/islands/receipt-verifier/facts/test-receipts.ts';
import { parametersDigest } from '../../content/islands/receipt-verifier/parameters.ts';
import { sha256 } from '../../content/islands/receipt-verifier/tagged-hash.ts';
import { prove, reworked, testRelease } from './test-release.ts';

export interface Case {
  readonly name: string;
  readonly text: { readonly json: string } | { readonly bincode: string };
  readonly part: 'receipt' | 'inner' | 'groth16';
  readonly image_id?: string;
  readonly journal_digest?: string;
  readonly release: VerifierRelease;
}

/** The same numbers at each run: mulberry32. */
function generator(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

interface Genuine {
  readonly name: string;
  readonly release: VerifierRelease;
  readonly imageId: Bytes;
  readonly journal: Bytes;
  readonly seal: Bytes;
}

const published: readonly Genuine[] = testReceipts.map(({ zkvm, source, imageId, journal, seal }) => ({
  name: source,
  release: releases.find((release) => release.zkvm === zkvm) as VerifierRelease,
  imageId: fromHex(imageId),
  journal: fromHex(journal),
  seal: fromHex(seal).subarray(4),
}));

function fabricated(journal: Bytes, factor: bigint): Genuine {
  const imageId = sha256(concat(Uint8Array.of(journal.length & 255), journal));
  const claim = claimDigest(successClaim(imageId, sha256(journal)));
  return {
    name: `a journal of ${journal.length} bytes`,
    release: testRelease,
    imageId,
    journal,
    seal: prove(claim, factor),
  };
}

/** JSON in which numbers and names are as they are written. */
type Tree = { readonly raw: string } | readonly Tree[] | { readonly fields: readonly (readonly [string, Tree])[] };
const raw = (text: string | number): Tree => ({ raw: `${text}` });
const object = (fields: Readonly<Record<string, Tree>>): Tree => ({ fields: Object.entries(fields) });
const isList = (tree: Tree): tree is readonly Tree[] => Array.isArray(tree);

const print = (tree: Tree): string =>
  isList(tree)
    ? `[${tree.map(print).join(',')}]`
    : 'raw' in tree
      ? tree.raw
      : `{${tree.fields.map(([name, value]) => `${JSON.stringify(name)}:${print(value)}`).join(',')}}`;

const wordsOf = (digest: Bytes): number[] => {
  const view = new DataView(digest.slice().buffer);
  return Array.from({ length: digest.length / 4 }, (_, at) => view.getUint32(at * 4, true));
};
const digestTree = (digest: Bytes): Tree => wordsOf(digest).map(raw);
const bytesTree = (bytes: Bytes): Tree => [...bytes].map(raw);
const zero = new Uint8Array(32);
const value = (tree: Tree) => object({ Value: tree });
const pruned = (digest: Bytes) => object({ Pruned: digestTree(digest) });

function groth16Tree({ imageId, journal, seal, release }: Genuine, claim?: Tree): Tree {
  const whole = value(
    object({
      pre: pruned(imageId),
      post: value(object({ pc: raw(0), merkle_root: digestTree(zero) })),
      exit_code: object({ Halted: raw(0) }),
      input: value(raw('null')),
      output: value(object({ journal: value(bytesTree(journal)), assumptions: value([]) })),
    }),
  );
  return object({
    seal: bytesTree(seal),
    claim: claim ?? whole,
    verifier_parameters: digestTree(parametersDigest(release)),
  });
}

const receiptTree = (genuine: Genuine, claim?: Tree): Tree =>
  object({
    inner: object({ Groth16: groth16Tree(genuine, claim) }),
    journal: object({ bytes: bytesTree(genuine.journal) }),
    metadata: object({ verifier_parameters: digestTree(parametersDigest(genuine.release)) }),
  });

const claimOf = ({ imageId, journal }: Genuine) => claimDigest(successClaim(imageId, sha256(journal)));

/** The receipt as `bincode::serialize` writes it. */
function bincode({ imageId, journal, seal, release }: Genuine): Bytes {
  const u32 = (number: number) => fromWords([number]);
  const vector = (bytes: Bytes) => concat(fromWords([bytes.length, 0]), bytes);
  const parameters = parametersDigest(release);
  const claim = [
    ...[u32(0), u32(1), imageId, u32(0), u32(0), zero],
    ...[u32(0), u32(0), u32(0), Uint8Array.of(0)],
    ...[u32(0), Uint8Array.of(1), u32(0), vector(journal), u32(0), fromWords([0, 0])],
  ];
  return concat(u32(2), vector(seal), ...claim, parameters, vector(journal), parameters);
}

/** What a leaf, a list, or an object is replaced by. */
function replacements(tree: Tree): Tree[] {
  if (isList(tree)) return [[], [...tree, raw(0)], tree.slice(1), raw('null'), raw('""'), object({})].map((one) => one);
  if ('fields' in tree) return [raw('null'), [], raw('"Value"'), object({}), tree.fields.map(([, inside]) => inside)];
  const number = Number(tree.raw);
  return [
    ...[number + 1, number + 256, number + 2 ** 32, -1, number + 0.5, number ^ 128],
    ...[`${number}.0`, `${number}e0`, '-0', '1e400', `0${number}`, 'null', 'true', `"${number}"`, '[]', '{}'],
  ].map(raw);
}

/** All trees with one part changed, removed, doubled, or renamed. */
function* alteredTrees(tree: Tree, place = ''): Generator<readonly [place: string, tree: Tree]> {
  for (const [at, other] of replacements(tree).entries()) yield [`${place} #${at}`, other];
  if (isList(tree)) {
    for (const [at, item] of tree.entries())
      for (const [where, changed] of alteredTrees(item, `${place}.${at}`)) yield [where, tree.with(at, changed)];
  } else if ('fields' in tree) {
    for (const [at, [name, field]] of tree.fields.entries()) {
      const inside = `${place}.${name}`;
      const put = (...fields: (readonly [string, Tree])[]): Tree => ({
        fields: tree.fields.toSpliced(at, 1, ...fields),
      });
      yield [`${inside} removed`, put()];
      yield [`${inside} twice`, put([name, field], [name, field])];
      yield [`${inside} renamed`, put([`${name[0]?.toUpperCase()}${name.slice(1)}_`, field])];
      yield [`${inside} in another style`, put([name.replaceAll('_', ''), field], ['Extra', raw(1)])];
      yield [
        `${inside} before others`,
        put([name, field], ['extra', raw('[1.5,{"a":1,"a":2}]')], ['extra', raw('null')]),
      ];
      yield [
        `${inside} before a deep one`,
        put([name, field], ['extra', raw(`${'['.repeat(300)}1${']'.repeat(300)}`)]),
      ];
      yield [`${inside} before half a character`, put([name, field], ['extra', raw('"\\ud800"')])];
      yield [`${inside} before half a name`, put([name, field], ['\ud800', raw(1)])];
      for (const [where, changed] of alteredTrees(field, inside)) yield [where, put([name, changed])];
    }
  }
}

/** A receipt in each form, with what may be pruned pruned. */
function* forms(genuine: Genuine): Generator<Case> {
  const { name, release, imageId, journal } = genuine;
  const tree = receiptTree(genuine);
  const text = print(tree);
  const id = { image_id: toHex(imageId) };
  const other = { image_id: toHex(reversed(imageId)) };
  yield { name, text: { json: text }, part: 'receipt', release };
  yield { name, text: { json: JSON.stringify(JSON.parse(text), null, 2) }, part: 'receipt', release, ...id };
  yield { name: `${name}, another image ID`, text: { json: text }, part: 'receipt', release, ...other };
  const bytes = toHex(bincode(genuine));
  for (const asked of [{}, id, other]) yield { name, text: { bincode: bytes }, part: 'receipt', release, ...asked };
  const groth16 = groth16Tree(genuine);
  yield { name, text: { json: print(object({ Groth16: groth16 })) }, part: 'inner', release };
  yield { name, text: { json: print(groth16) }, part: 'groth16', release };
  if (!isList(groth16) && 'fields' in groth16)
    yield { name, text: { json: print(groth16.fields.map(([, field]) => field)) }, part: 'groth16', release };
  const journal_digest = toHex(sha256(journal));
  const prunedClaim = pruned(claimOf(genuine));
  const whole = { ...id, journal_digest };
  for (const [part, shown] of [
    ['receipt', receiptTree(genuine, prunedClaim)],
    ['inner', object({ Groth16: groth16Tree(genuine, prunedClaim) })],
    ['groth16', groth16Tree(genuine, prunedClaim)],
  ] as const) {
    yield {
      name: `${name}, pruned`,
      text: { json: print(shown) },
      part,
      release,
      ...(part === 'receipt' ? id : whole),
    };
    yield {
      name: `${name}, pruned, another image ID`,
      text: { json: print(shown) },
      part,
      release,
      ...whole,
      ...other,
    };
  }
}

const journalOf = (length: number, random: (below: number) => number): Bytes =>
  Uint8Array.from({ length }, () => random(256));

/** Cases of each kind, by what they vary. */
export function* allCases(): Generator<readonly [kind: string, one: Case]> {
  const random = generator(55);
  const factor = () => BigInt(1 + random(2 ** 31)) * 0x1_0000_0001n;
  for (const genuine of published) for (const one of forms(genuine)) yield ['published receipts in each form', one];

  const eight = fabricated(Uint8Array.of(7, 0, 0, 0, 9, 0, 0, 0), factor());
  for (let length = 0; length <= 300; length++) {
    const genuine = fabricated(journalOf(length, random), factor());
    const { name, release } = genuine;
    yield [
      'journals of 0 to 300 bytes',
      { name, text: { json: print(receiptTree(genuine)) }, part: 'receipt', release },
    ];
    yield [
      'journals of 0 to 300 bytes',
      { name, text: { bincode: toHex(bincode(genuine)) }, part: 'receipt', release },
    ];
  }

  const latest = published.at(-1) as Genuine;
  for (const genuine of [latest, eight]) {
    const { release, imageId, seal } = genuine;
    const asked = { image_id: toHex(imageId) };
    const bytes = bincode(genuine);
    const kind = `bytes of bincode changed: ${genuine.name}`;
    for (let at = 0; at < bytes.length; at++)
      for (const bits of [1, 128, 1 + random(255)]) {
        const text = { bincode: toHex(bytes.with(at, (bytes[at] as number) ^ bits)) };
        yield [kind, { name: `byte ${at} ^ ${bits}`, text, part: 'receipt', release, ...(random(2) ? asked : {}) }];
      }
    for (let end = 12; end < bytes.length; end++)
      yield [kind, { name: `cut at ${end}`, text: { bincode: toHex(bytes.slice(0, end)) }, part: 'receipt', release }];
    for (const more of [1, 4, 32])
      yield [
        kind,
        {
          name: `${more} more`,
          text: { bincode: toHex(concat(bytes, new Uint8Array(more))) },
          part: 'receipt',
          release,
        },
      ];

    for (const [place, tree] of alteredTrees(receiptTree(genuine)))
      yield [
        `parts of JSON changed: ${genuine.name}`,
        { name: place, text: { json: print(tree) }, part: 'receipt', release, ...(random(2) ? asked : {}) },
      ];
    for (const [place, tree] of alteredTrees(object({ Groth16: groth16Tree({ ...genuine, seal: seal.slice() }) })))
      if (random(4) === 0)
        yield [
          `parts of the inner receipt changed: ${genuine.name}`,
          { name: place, text: { json: print(tree) }, part: 'inner', release, ...(random(2) ? asked : {}) },
        ];

    const kept = `other valid seals: ${genuine.name}`;
    for (let turn = 0; turn < 25; turn++) {
      const again = { ...genuine, seal: reworked(seal, factor()) };
      yield [kept, { name: `${turn}`, text: { json: print(receiptTree(again)) }, part: 'receipt', release }];
      yield [kept, { name: `${turn}`, text: { bincode: toHex(bincode(again)) }, part: 'receipt', release, ...asked }];
    }
    for (let flags = 0; flags < 64; flags++) {
      const flagged = seal.slice();
      for (const [bit, at] of [32, 128, 224].entries()) {
        if (flags & (1 << bit)) flagged[at] = (flagged[at] as number) | 128;
        if (flags & (8 << bit)) flagged[at] = (flagged[at] as number) | 64;
      }
      const again = { ...genuine, seal: flagged };
      yield [kept, { name: `flags ${flags}`, text: { json: print(receiptTree(again)) }, part: 'receipt', release }];
    }
    for (const [start, y, end] of [
      [0, 32, 64],
      [64, 128, 192],
      [192, 224, 256],
    ] as const)
      for (const first of [0, 64, 128, 192]) {
        const text = {
          json: print(
            receiptTree({
              ...genuine,
              seal: seal
                .slice()
                .fill(0, start, end)
                .fill(first, y, y + 1),
            }),
          ),
        };
        yield [`points of zeros: ${genuine.name}`, { name: `${start}, ${first}`, text, part: 'receipt', release }];
      }
  }
}
