/**
 * `npm run bench:relevance`: runs both sets of queries on the built site, and prints the quality of the results by class, compared with
 * MiniSearch on the same sections; then the number of off-topic queries with results. `--misses` prints the queries whose first result is
 * not right; `--tune` and `--validate` take one half of the readers' queries.
 */
import path from 'node:path';
import { builtSearch } from './built-search.ts';
import { miniSearch } from './mini-search.ts';
import { authorQueries, halfOf, offTopic, type RelevanceQuery, readerQueries } from './queries.ts';
import { type Answer, summary } from './summary.ts';

const search = builtSearch(path.resolve('dist'));
const flags = new Set(process.argv.slice(2));

/** Whether an address is a right result. */
function isRight(url: string, { expected }: RelevanceQuery): boolean {
  return expected.some((each) => (each.includes('#') ? url === each : url.replace(/#.*/, '') === each));
}

/** Label of the version that an address belongs to; the latest one for unversioned pages. */
const scopeOf = (address: string | undefined) => /^\/api\/(next|\d[\d.]*)/.exec(address ?? '')?.[1] ?? search.latest;

function judge(query: RelevanceQuery, found: readonly string[]): Answer {
  const scope = scopeOf(query.from);
  const rank = found.findIndex((url) => isRight(url, query)) + 1;
  const stray = found.filter((url) => url.startsWith('/api') && scopeOf(url.replace(/#.*/, '')) !== scope).length;
  return { class: query.class, rank, shown: found.length, stray };
}

/** Prints the figures of one set of queries, for this search and for MiniSearch. */
function report(title: string, queries: readonly RelevanceQuery[]): void {
  const engines = new Map<string, ReturnType<typeof miniSearch>>();
  const mini = (query: string, scope: string) => {
    const engine = engines.get(scope) ?? miniSearch(search.pages(scope));
    engines.set(scope, engine);
    return engine(query);
  };
  const answers = queries.map((query) => judge(query, search.search(query.query, scopeOf(query.from))));
  const baseline = queries.map((query) => judge(query, mini(query.query, scopeOf(query.from))));
  if (flags.has('--misses')) {
    for (const [i, { query, class: name, expected }] of queries.entries()) {
      const { rank, shown } = answers[i] as Answer;
      if (expected.length > 0 ? rank !== 1 : shown > 0) console.log(`${name.padEnd(12)} ${String(rank || '-').padEnd(3)} ${query}`);
    }
  }
  console.log(`\n${title}: this search`);
  console.table(summary(answers));
  console.log(`${title}: MiniSearch on the same sections`);
  console.table(summary(baseline));
}

report("Authors' queries", authorQueries);
const half = flags.has('--tune') ? 'tune' : flags.has('--validate') ? 'validate' : null;
const readers = readerQueries.filter(({ query }) => !half || halfOf(query) === half);
report(`Readers' queries${half ? ` (${half})` : ''}`, readers);
const answered = offTopic.filter((query) => search.search(query, search.latest).length > 0);
console.log(`\nOff-topic queries: ${answered.length} of ${offTopic.length} get an answer`);
if (flags.has('--misses')) console.log(answered.join('\n'));
