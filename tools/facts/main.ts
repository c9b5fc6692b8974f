/** `npm run check:facts`: compares what pages say with clones of the repositories. Fails if anything differs. */
import path from 'node:path';
import { loadOtherSite, newProgram, readLibrary, readProject, runProgram } from 'onesource/tools';
import { callGroups } from '../../content/calls.ts';
import { advisories } from '../../content/data/advisories.ts';
import { limits } from '../../content/data/limits.ts';
import { published } from '../../content/data/published-measurements.ts';
import { registry } from '../../content/registry.ts';
import { signatures } from '../../content/signatures.ts';
import { outdated, readMeasured } from '../measure/measured.ts';
import { checkAdvisories } from './advisories.ts';
import { changedRows, digestsOf, readCompared, writeCompared } from './compared.ts';
import { contractsRelease, controlConstants, readDeployment } from './contracts.ts';
import { checkExampleEdits } from './example-edits.ts';
import { checkLimits } from './limits.ts';
import { checkLinks } from './links.ts';
import { checkRows } from './messages.ts';
import { checkPublished, withoutWords } from './published.ts';
import { askRegistry, registryDifferences, undatedSentences, writeRegistry } from './registry.ts';
import { openRepository } from './repository.ts';
import { readSignatures, signatureDifferences, unlistedCalls, writeSignatures } from './signatures.ts';
import { checkVerifiers } from './verifiers.ts';
import { checkVersion, uncoveredReleases } from './versions.ts';
import { checkWords } from './words.ts';

interface FactsOptions {
  readonly countEdits?: true | undefined;
  readonly compared?: readonly string[];
  readonly registry?: true;
  readonly signatures?: true;
}

async function checkFacts(
  root: string,
  zkvmFolder: string,
  contractsFolder: string,
  marketFolder: string,
  { compared = [], countEdits, registry: writes, signatures: writesSignatures }: FactsOptions,
): Promise<void> {
  const [zkvm, contracts, market] = [
    openRepository(zkvmFolder),
    openRepository(contractsFolder),
    openRepository(marketFolder),
  ];
  const project = await readProject(root, (file) => import(path.join(root, file)));
  const { tables } = project.modules;
  const versions = project.table;
  const sources = { zkvm, contracts, deployment: readDeployment(contracts, 'main'), tables, versions };
  let differences = 0;
  const report = (what: string, lines: readonly string[]) => {
    differences += lines.length;
    console.log(`${what}: ${lines.length ? `${lines.length} differences` : 'as in the source'}`);
    for (const line of lines) console.log(`  ${line}`);
  };
  const library = readLibrary(root, versions);
  for (const version of versions.all) {
    const pages = library.inVersion(version).map(({ body }) => body);
    const shown = [...tables].filter(([name]) => pages.some((body) => body.includes(`<DataTable name="${name}"`)));
    const tag = version.facts.tag ?? '';
    const release = contractsRelease(contracts, controlConstants(zkvm, tag).ALLOWED_CONTROL_ROOT) ?? 'main';
    report(`${version.label} (${tag})`, [
      ...checkVersion(version, zkvm),
      ...checkVerifiers(version, sources),
      ...shown.flatMap(([name, table]) => {
        const place = name.startsWith('verifier-') ? { source: contracts, tag: release } : { source: zkvm, tag };
        return checkRows(name, table, { version, versions, ...place });
      }),
    ]);
  }
  for (const name of compared) {
    const table = tables.get(name);
    if (!table) throw new Error(`There is no table content/data/${name}.ts.`);
    writeCompared(root, { ...readCompared(root), [name]: digestsOf(table) });
  }
  const declared = await readSignatures(callGroups, versions, zkvmFolder);
  if (writesSignatures) writeSignatures(root, declared);
  else report('declarations', signatureDifferences(signatures, declared));
  report('calls without a line', unlistedCalls(callGroups, declared));
  report('limits', checkLimits(limits, versions, zkvm));
  report('rows of data tables', changedRows(tables, readCompared(root)));
  report('measured figures', outdated(readMeasured(root), versions.latest));
  report('published figures', [...withoutWords(published), ...checkPublished('risc0/risc0', zkvm)]);
  const released = versions.all.flatMap(({ released, facts }) => (released ? [facts.tag ?? ''] : []));
  report('edits of examples', checkExampleEdits(zkvm, released, countEdits));
  report('releases', uncoveredReleases(versions, zkvm));
  const answer = askRegistry(Object.keys(registry.crates));
  if (writes) writeRegistry(root, new Date().toISOString().slice(0, 10), answer);
  else report('crate registry', registryDifferences(registry, answer));
  report('sentences about the registry', undatedSentences(root, registry.asked));
  report('advisories', checkAdvisories(advisories, { risc0: zkvm, 'risc0-ethereum': contracts }));
  const site = await loadOtherSite(root);
  report('links into risc0/risc0', checkLinks(site, 'risc0/risc0', zkvm));
  report('links into risc0/risc0-ethereum', checkLinks(site, 'risc0/risc0-ethereum', contracts));
  report('links into boundless-xyz/boundless', checkLinks(site, 'boundless-xyz/boundless', market));
  report('names in code font', checkWords(site, zkvm, [contracts, market]));
  if (differences) process.exitCode = 1;
}

await runProgram(
  newProgram(
    'npm run check:facts --',
    'Compares versions, figures, addresses, selectors, messages, and links into the source with clones of the repositories.',
  )
    .argument('<zkvm>', 'a clone of risc0/risc0')
    .argument('<contracts>', 'a clone of risc0/risc0-ethereum')
    .argument('<market>', 'a clone of boundless-xyz/boundless')
    .option('--count-edits', 'write how many lines of the examples changed between releases')
    .option('--compared <table...>', 'tables whose rows you have compared with their sources')
    .option('--signatures', 'writes the declarations of calls to content/signatures.json')
    .option('--registry', 'writes what the crate registry says to content/registry.json')
    .action((zkvm, contracts, market, options) => checkFacts(process.cwd(), zkvm, contracts, market, options)),
);
