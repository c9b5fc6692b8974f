/** Runs the Nu Html Checker on a document of each kind. Without Java, it says so and checks nothing. */
import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { onPath } from 'onesource/testing/programs';
import type { Outcome } from '../steps.ts';

const documents = [
  'index',
  'api',
  'api/zkvm/quickstart',
  'api/1.0/zkvm/quickstart',
  'api/next/getting-started',
  'api/blockchain-integration/contracts/verifier',
  'education',
  'faq',
  'terminology',
  'api/changes',
  'api/upgrade',
  'api/upgrade/1.2',
  'search',
  '404',
  'reference-docs/about-finite-fields',
  'reference-docs/about-fri',
  'proof-system/proof-system-sequence-diagram',
  'proof-system/what-is-a-trace',
];

/** CSS that is newer than the checker. */
const newerThanTheChecker =
  /^CSS: (“interpolate-size”: |“field-sizing”: |“mask”: “(?:radial|linear)-gradient|“animation-timeline”: |“container-type”: |“container”: |“transition”: “allow-discrete”|“display”: “math”|“paint-order”: |Unrecognized at-rule “@(?:starting-style|property)”)/;

interface ValidatorMessage {
  readonly type: string;
  readonly url: string;
  readonly lastLine?: number;
  readonly message: string;
  readonly extract?: string;
}

/** Checks documents of the site in `folder` and prints the errors. Counts as one test. */
export async function checkConformance(folder: string): Promise<Outcome> {
  const java = onPath(['java']);
  // On macOS, a program of that name only says where to get Java.
  if (!java || spawnSync(java, ['-version']).status !== 0) {
    console.log('      Java is not installed: the Nu Html Checker is left out.');
    return { passed: 0, failed: 0 };
  }
  const checker = path.resolve('node_modules/vnu-jar/build/dist/vnu.jar');
  const files = documents.map((name) => path.join(folder, `${name}.html`));
  const report = await new Promise<string>((resolve) => {
    // It fails if there are errors, which are in the report.
    execFile(
      java,
      ['-jar', checker, '--format', 'json', '--errors-only', ...files],
      { maxBuffer: 1 << 28 },
      (_, _out, errors) => resolve(errors),
    );
  });
  const { messages } = JSON.parse(report) as { messages: readonly ValidatorMessage[] };
  const faults = messages.filter(({ message }) => !newerThanTheChecker.test(message));
  for (const { url, lastLine, message, extract } of faults.slice(0, 20))
    console.error(`${path.basename(url)}:${lastLine}: ${message}\n    ${extract ?? ''}`);
  return faults.length ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
}
