/**
 * `npm run bench:relevance`: runs all sets of queries on the built site, and prints the quality of the results by
 * class, next to MiniSearch on the same sections; then the number of off-topic queries with results.
 */
import { Option } from '@commander-js/extra-typings';
import { itemAt } from '../../src/basics/lookup.ts';
import { memo, once } from '../../src/basics/memo.ts';
import { environmentHelp, newProgram, runProgram } from '../../src/config/command-line.ts';
import { measuredProject } from '../project.ts';
import { builtSearch, type ShownResults } from './built-search.ts';
import { miniSearch } from './mini-search.ts';
import { halfOf, type RelevanceQuery, readQueries } from './queries.ts';
import { type Judged, lostTo, summary } from './summary.ts';

const program = newProgram(
  'npm run bench:relevance --',
  'Measures the results of search on the built site, next to those of MiniSearch.',
)
  .option('--brief', 'prints only the line of all classes')
  .option('--misses', 'prints the queries whose first result is not right')
  .addOption(new Option('--half <half>', "takes one half of the readers' queries").choices(['tune', 'validate']))
  .addHelpText('after', environmentHelp({ OUT_DIR: 'the folder of the built site (default: dist)' }));

const project = measuredProject(process.cwd());
const site = once(() => builtSearch(project.dist));

/** Whether an address is a right result. */
function isRight(url: string, { expected }: RelevanceQuery): boolean {
  return expected.some((right) =>
    right.includes('#') ? url === right.replace(/#$/, '') : url.replace(/#.*/, '') === right,
  );
}

/** Label of the version in which a query is typed. */
const scopeOf = ({ from }: RelevanceQuery) => (from && site().versionOf(from)) || site().latest;

function judge(query: RelevanceQuery, { urls, isLabeled }: ShownResults): Judged {
  const scope = scopeOf(query);
  const rank = urls.findIndex((url) => isRight(url, query)) + 1;
  const stray = urls.filter((url) => (site().versionOf(url) ?? scope) !== scope).length;
  return { class: query.class, rank, shown: urls.length, isLabeled, stray };
}

const baselineOf = memo(50, String, (scope: string) => miniSearch(site().pages(scope)));

/** What MiniSearch finds. */
const baseline = (query: string, scope: string): ShownResults => ({ urls: baselineOf(scope)(query), isLabeled: false });

interface Flags {
  readonly brief?: true;
  readonly misses?: true;
}

/** Prints the figures of one set of queries, for this search and for MiniSearch. */
function report(title: string, queries: readonly RelevanceQuery[], { brief, misses }: Flags): void {
  const answers = queries.map((query) => judge(query, site().search(query.query, scopeOf(query))));
  const mini = queries.map((query) => judge(query, baseline(query.query, scopeOf(query))));
  if (misses) {
    for (const [i, { query, class: name, expected }] of queries.entries()) {
      const { rank, shown, isLabeled } = itemAt(answers, i);
      const mark = `${rank || (shown ? '-' : 'empty')}${isLabeled ? ' (labeled)' : ''}`;
      if (expected.length ? rank !== 1 : shown) console.log(`${name.padEnd(12)} ${mark.padEnd(14)} ${query}`);
    }
  }
  const [ours, other] = [summary(answers), summary(mini)];
  console.log(`\n${title}`);
  console.table(brief ? { 'this search': ours.all, MiniSearch: other.all } : ours);
  if (!brief) {
    console.log(`${title}: MiniSearch on the same sections`);
    console.table(other);
  }
  console.log(`Classes in which MiniSearch has the higher MRR@10: ${lostTo(other, ours).join(', ') || 'none'}`);
}

await runProgram(
  program.action((options) => {
    const { authors, readers: allReaders, offTopic, ...others } = readQueries(project.root);
    report("Authors' queries", authors, options);
    const { half } = options;
    const readers = allReaders.filter(({ query }) => !half || halfOf(query) === half);
    report(`Readers' queries${half ? ` (${half})` : ''}`, readers, options);
    report("Real users' queries", others.real, options);
    report('Queries from issues', others.issues, options);
    report('Questions, by section', others.questions, options);
    report('Questions without words of their own, by section', others.lastQuestions, options);
    const answered = offTopic
      .map((query) => ({ query, ...site().search(query, site().latest) }))
      .filter(({ urls }) => urls.length);
    const unlabeled = answered.filter(({ isLabeled }) => !isLabeled);
    const labeled = answered.length - unlabeled.length;
    console.log(
      `\nOff-topic queries: ${unlabeled.length} of ${offTopic.length} get an unlabeled answer, ${labeled} a labeled one`,
    );
    if (options.misses) console.log(unlabeled.map(({ query }) => query).join('\n'));
  }),
);
