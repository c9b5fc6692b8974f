/**
 * `npm run bench:relevance`: runs all sets of queries on the built site in `OUT_DIR` (default `dist`), and prints the quality of the results by
 * class, next to MiniSearch on the same sections; then the number of off-topic queries with results. `--brief` prints only the line of all
 * classes, `--misses` the queries whose first result is not right; `--tune` and `--validate` take one half of the readers' queries.
 */
import path from 'node:path';
import { builtSearch, type Shown } from './built-search.ts';
import { miniSearch } from './mini-search.ts';
import { authorQueries, halfOf, issueQueries, offTopic, type RelevanceQuery, readerQueries, realQueries } from './queries.ts';
import { type Judged, lostTo, summary } from './summary.ts';

const search = builtSearch(path.resolve(process.env.OUT_DIR || 'dist'));
const flags = new Set(process.argv.slice(2));

/** Whether an address is a right result. */
function isRight(url: string, { expected }: RelevanceQuery): boolean {
  return expected.some((right) => (right.includes('#') ? url === right : url.replace(/#.*/, '') === right));
}

/** Label of the version in which a query is typed. */
const scopeOf = ({ from }: RelevanceQuery) => (from && search.versionOf(from)) || search.latest;

function judge(query: RelevanceQuery, { urls, isLabeled }: Shown): Judged {
  const scope = scopeOf(query);
  const rank = urls.findIndex((url) => isRight(url, query)) + 1;
  const stray = urls.filter((url) => (search.versionOf(url) ?? scope) !== scope).length;
  return { class: query.class, rank, shown: urls.length, isLabeled, stray };
}

const baselines = new Map<string, ReturnType<typeof miniSearch>>();

/** What MiniSearch finds. */
function baseline(query: string, scope: string): Shown {
  const engine = baselines.get(scope) ?? miniSearch(search.pages(scope));
  baselines.set(scope, engine);
  return { urls: engine(query), isLabeled: false };
}

/** Prints the figures of one set of queries, for this search and for MiniSearch. */
function report(title: string, queries: readonly RelevanceQuery[]): void {
  const answers = queries.map((query) => judge(query, search.search(query.query, scopeOf(query))));
  const mini = queries.map((query) => judge(query, baseline(query.query, scopeOf(query))));
  if (flags.has('--misses')) {
    for (const [i, { query, class: name, expected }] of queries.entries()) {
      const { rank, shown, isLabeled } = answers[i] as Judged;
      const mark = `${rank || (shown ? '-' : 'empty')}${isLabeled ? ' (labeled)' : ''}`;
      if (expected.length ? rank !== 1 : shown) console.log(`${name.padEnd(12)} ${mark.padEnd(14)} ${query}`);
    }
  }
  const [own, other] = [summary(answers), summary(mini)];
  console.log(`\n${title}`);
  console.table(flags.has('--brief') ? { 'this search': own.all, MiniSearch: other.all } : own);
  if (!flags.has('--brief')) {
    console.log(`${title}: MiniSearch on the same sections`);
    console.table(other);
  }
  console.log(`Classes in which MiniSearch has the higher MRR@10: ${lostTo(other, own).join(', ') || 'none'}`);
}

report("Authors' queries", authorQueries);
const half = flags.has('--tune') ? 'tune' : flags.has('--validate') ? 'validate' : null;
const readers = readerQueries.filter(({ query }) => !half || halfOf(query) === half);
report(`Readers' queries${half ? ` (${half})` : ''}`, readers);
report("Real users' queries", realQueries);
report('Queries from issues', issueQueries);
const answered = offTopic.map((query) => ({ query, ...search.search(query, search.latest) })).filter(({ urls }) => urls.length);
const unlabeled = answered.filter(({ isLabeled }) => !isLabeled);
console.log(
  `\nOff-topic queries: ${unlabeled.length} of ${offTopic.length} get an unlabeled answer, ${answered.length - unlabeled.length} a labeled one`,
);
if (flags.has('--misses')) console.log(unlabeled.map(({ query }) => query).join('\n'));
