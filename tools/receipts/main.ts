/**
 * `npm run check:receipts`: compares the receipt inspector with `Receipt::verify` of the crate risc0-zkvm, which the
 * program in this folder calls. It fails if one accepts what the other refuses, or names another error.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { newProgram, Problem, runProgram } from 'onesource/tools';
import { fromHex, reversed, toHex } from '../../content/islands/receipt-verifier/bytes.ts';
import { releases, type VerifierRelease } from '../../content/islands/receipt-verifier/facts/releases.ts';
import { inspect } from '../../content/islands/receipt-verifier/inspect.ts';
import { allCases, type Case } from './cases.ts';
import { snarkKey, testRelease } from './test-release.ts';

/** What the crate says for the errors that the inspector names. */
const messages: Readonly<Record<string, RegExp>> = {
  'Ok(())': /^accepted$/,
  ReceiptFormatError: /^invalid receipt format$/,
  InvalidProof: /^verification indicates proof is invalid$/,
  ClaimDigestMismatch: /^claim digest does not match the expected digest/,
  VerifierParametersMismatch: /^receipt was produced for a version of the verifier with parameters digest/,
};

/** The answers of the Rust program, one for each case. */
function askRust(cases: readonly Case[]): string[] {
  const known = [...new Set(cases.map(({ release }) => release))];
  const parameters = known.map(({ controlRoot, controlId, key }) => ({
    control_root: controlRoot,
    control_id: toHex(reversed(fromHex(controlId))),
    key: key ? snarkKey : null,
  }));
  const lines = cases.map(({ name: _, ...one }) => JSON.stringify({ ...one, release: known.indexOf(one.release) }));
  const target = process.env.CARGO_TARGET_DIR ?? path.resolve('node_modules/.cache/check-receipts');
  const { status, stdout, stderr, error } = spawnSync(
    'cargo',
    ['run', '--quiet', '--locked', '--manifest-path', path.join(import.meta.dirname, 'Cargo.toml')],
    {
      input: [JSON.stringify(parameters), ...lines, ''].join('\n'),
      env: { ...process.env, CARGO_TARGET_DIR: target },
      encoding: 'utf8',
      maxBuffer: 1 << 30,
    },
  );
  if (error || status !== 0)
    throw new Problem(`The Rust program failed: ${error?.message ?? stderr.slice(-2000)}`, {
      remedy: 'Nothing was compared. Install Rust (https://rustup.rs), and see tools/receipts/README.md.',
    });
  const answers = stdout.trimEnd().split('\n');
  if (answers.length !== cases.length)
    throw new Problem(`There are ${answers.length} answers to ${cases.length} cases.`);
  return answers;
}

/** What differs between both verifiers; undefined if nothing does. */
async function difference({ text, image_id, journal_digest }: Case, rust: string): Promise<string | undefined> {
  const report = await inspect({
    receipt: 'json' in text ? text.json : text.bincode,
    imageId: image_id ?? '',
    journal: journal_digest ?? '',
    journalForm: 'digest',
    postState: '',
    expected: '',
  });
  const message = report.rust && messages[report.rust];
  const isSame = (report.verdict === 'verified') === (rust === 'accepted');
  if (isSame && (!message || message.test(rust))) return undefined;
  return `the inspector says ${report.verdict} (${report.rust}): ${report.summary} ${report.cause ?? ''}\n  Rust: ${rust}`;
}

async function check(only: string): Promise<void> {
  (releases as VerifierRelease[]).push(testRelease);
  const cases = [...allCases()].filter(([kind]) => kind.includes(only));
  if (!cases.length) throw new Problem('Nothing was compared.', { remedy: 'Name a kind of cases, such as bincode.' });
  const answers = askRust(cases.map(([, one]) => one));
  const kinds = new Map<string, { all: number; accepted: number; differ: number }>();
  for (const [at, [kind, one]] of cases.entries()) {
    const answer = answers[at] as string;
    const found = await difference(one, answer);
    const counts = kinds.get(kind) ?? { all: 0, accepted: 0, differ: 0 };
    kinds.set(kind, {
      all: counts.all + 1,
      accepted: counts.accepted + (answer === 'accepted' ? 1 : 0),
      differ: counts.differ + (found ? 1 : 0),
    });
    if (found && counts.differ < 10) console.log(`${kind}, ${one.name}: ${found}`);
  }
  for (const [kind, { all, accepted, differ }] of kinds)
    console.log(`${kind}: ${all} compared, ${accepted} accepted, ${differ} differ`);
  const differ = [...kinds.values()].reduce((sum, counts) => sum + counts.differ, 0);
  console.log(`${cases.length} receipts compared, ${differ} differ`);
  if (differ) process.exitCode = 1;
}

await runProgram(
  newProgram('npm run check:receipts --', 'Compares the receipt inspector with Receipt::verify in Rust.')
    .option('--only <kind>', 'the kinds of cases whose name has this in it', '')
    .action(({ only }: { only: string }) => check(only)),
);
