import { Fragment, useEffect, useState } from 'react';
import { number, plural } from '../controls/counts.ts';
import { type Filter, filtered, inWords, isNamesFile, type NameRow, type NamesFile, readOn } from './names.ts';

const FIRST_ROWS = 10;
const MORE_ROWS = 50;

const KINDS = [
  'command',
  'constant',
  'contract',
  'error',
  'event',
  'feature',
  'field',
  'function',
  'macro',
  'method',
  'module',
  'option',
  'trait',
  'type',
  'variable',
  'variant',
];

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  onValue(value: string): void;
}

const Choice = ({ label, value, options, onValue }: ChoiceProps) => (
  <label className="field">
    <span>{label}</span>
    <select value={value} onChange={(event) => onValue(event.target.value)}>
      <option value="">any</option>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

/** A name can be broken after each of its parts. */
const Breakable = ({ path }: { readonly path: string }) => (
  <code className="breaks" translate="no">
    {path.split(/(?<=::|\.|_)/).map((part, i, all) => (
      <Fragment key={all.slice(0, i).join('')}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </code>
);

const WithCode = ({ text }: { readonly text: string }) =>
  [...text.matchAll(/`([^`]*)`|[^`]+/g)].map(({ 0: whole, 1: code, index }) =>
    code === undefined ? whole : <Breakable key={index} path={code} />,
  );

interface RowsProps {
  readonly file: NamesFile;
  readonly rows: readonly NameRow[];
  /** The path in front of addresses of this site. */
  readonly base: string;
}

/** Whether the name begins with its package. */
const isOwnPath = ({ path, of }: NameRow) => path.startsWith(of) || path.startsWith(`${of.replaceAll('-', '_')}::`);

const Row = ({ file, row, base }: Pick<RowsProps, 'file' | 'base'> & { readonly row: NameRow }) => {
  const href = readOn(file, row);
  const name = <Breakable path={row.path} />;
  return (
    <tr>
      <td>
        {href === null ? name : <a href={href.startsWith('/') ? base + href : href}>{name}</a>}
        <small>{isOwnPath(row) ? row.kind : `${row.kind} of ${row.of}`}</small>
        {row.was?.map(({ path }) => (
          <small key={path}>
            <span>before: </span>
            <Breakable path={path} />
          </small>
        ))}
      </td>
      <td>{inWords(file, row)}</td>
      <td>
        <WithCode text={row.use ?? row.deprecated?.note ?? ''} />
      </td>
    </tr>
  );
};

const Rows = ({ file, rows, base }: RowsProps) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Versions</th>
        <th scope="col">Today</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={`${row.of} ${row.kind} ${row.path}`} file={file} row={row} base={base} />
      ))}
    </tbody>
  </table>
);

type Loaded = NamesFile | 'loading' | 'failed';

/** The file next to the page. */
function useNames(): { readonly loaded: Loaded; retry(): void } {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isStale = false;
    const load = async (): Promise<Loaded> => {
      const response = await fetch(`${location.pathname.replace(/\/$/, '')}.json`, attempt ? { cache: 'reload' } : {});
      const value: unknown = response.ok ? await response.json() : null;
      return isNamesFile(value) ? value : 'failed';
    };
    load()
      .catch((): Loaded => 'failed')
      .then((value) => isStale || setLoaded(value));
    return () => {
      isStale = true;
    };
  }, [attempt]);
  const retry = () => {
    setLoaded('loading');
    setAttempt(attempt + 1);
  };
  return { loaded, retry };
}

interface TableProps extends Omit<RowsProps, 'base'> {
  readonly shown: number;
  onMore(): void;
}

const Table = ({ file, rows, shown, onMore }: TableProps) => (
  <>
    <Rows file={file} rows={rows.slice(0, shown)} base={location.pathname.replace(/\/names\/?$/, '')} />
    {rows.length > shown ? (
      <button type="button" className="button" onClick={onMore}>
        {`Show more of ${number(rows.length)}`}
      </button>
    ) : null}
  </>
);

/** All public names of all versions, with a filter. */
export function Island() {
  const [filter, setFilter] = useState<Filter>({ text: '', of: '', kind: '', version: '' });
  const [shown, setShown] = useState(FIRST_ROWS);
  const { loaded, retry } = useNames();
  const file = typeof loaded === 'string' ? null : loaded;
  const rows = file ? filtered(file, filter) : [];
  const change = (part: Partial<Filter>) => {
    setFilter({ ...filter, ...part });
    setShown(FIRST_ROWS);
  };
  const labels = file?.ranges['*']?.toReversed() ?? [];
  const packages = [...new Set(file?.names.map(({ of }) => of))];
  const status = {
    loading: 'Loading the table …',
    failed: 'The table could not be loaded.',
    ready: plural(rows.length, 'name'),
  }[typeof loaded === 'string' ? loaded : 'ready'];

  return (
    <section className="island names" aria-label="Public names">
      <div className="island-bar">
        <label className="field">
          <span>Part of a name</span>
          <input
            type="search"
            value={filter.text}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => change({ text: event.target.value })}
          />
        </label>
        <Choice
          label="Crate or program"
          value={filter.of}
          options={packages.map((of) => [of, of])}
          onValue={(of) => change({ of })}
        />
        <Choice
          label="Kind"
          value={filter.kind}
          options={KINDS.map((kind) => [kind, kind])}
          onValue={(kind) => change({ kind })}
        />
        <Choice
          label="Version"
          value={filter.version}
          options={labels.flatMap((label) => [
            [label, `in ${label}`],
            [`-${label}`, `not in ${label}`],
          ])}
          onValue={(version) => change({ version })}
        />
      </div>
      <p role="status">{status}</p>
      <noscript>
        <p>
          The filter needs JavaScript. All names are also <a href="names.json">in a JSON file</a>.
        </p>
      </noscript>
      <div className="rows">
        {loaded === 'failed' ? (
          <button type="button" className="button" onClick={retry}>
            Retry
          </button>
        ) : null}
        {file ? <Table file={file} rows={rows} shown={shown} onMore={() => setShown(shown + MORE_ROWS)} /> : null}
      </div>
    </section>
  );
}
