/** The upgrade guide between two versions: notes, facts, and changes to make. Rendered by the build and in the browser. */
import type { ReactNode } from 'react';
import { FactTable } from '../changes/fact-table.tsx';
import type { Guide } from './guide.ts';
import type { Todo } from './todo.ts';

export interface UpgradeGuideProps {
  readonly guide: Guide;
  /** Keys of the checked boxes. */
  readonly done: ReadonlySet<string>;
  /** Marks HTML from our build as trusted, for browsers that require it. */
  trusted(html: string): string;
}

const Heading = ({ id, children }: { id: string; children: ReactNode }) => (
  <h2 id={id} tabIndex={-1}>
    {children}
  </h2>
);

function TodoItem({ todo, index, done, trusted }: { todo: Todo; index: number } & Pick<UpgradeGuideProps, 'done' | 'trusted'>) {
  const { key, title, heading, href, html } = todo;
  return (
    <li className="todo">
      <label>
        <input type="checkbox" data-todo={key} defaultChecked={done.has(key)} />
        <span>
          <span className="todo-number">{index + 1}.</span> {title}
          {heading === null ? null : ': '}
          {heading === null ? null : <span dangerouslySetInnerHTML={{ __html: trusted(heading) }} />}
        </span>
      </label>
      <div className="passage" dangerouslySetInnerHTML={{ __html: trusted(html) }} />
      <p className="passage-place">
        <a href={href}>Read it in the guide</a>
      </p>
    </li>
  );
}

export function UpgradeGuide({ guide, done, trusted }: UpgradeGuideProps) {
  const { from, to, notes, facts, removed, todos } = guide;
  return (
    <>
      {notes.map(({ label, html }) => (
        <section key={label}>
          <Heading id={`to-${label.replaceAll('.', '-')}`}>What to know about {label}</Heading>
          <div dangerouslySetInnerHTML={{ __html: trusted(html) }} />
        </section>
      ))}
      {facts.length ? (
        <>
          <Heading id="numbers">Version numbers</Heading>
          <p>Write these in your manifests and install commands:</p>
          <FactTable facts={facts} before={from} after={to} />
        </>
      ) : null}
      {removed.length ? (
        <>
          <Heading id="removed">No longer documented</Heading>
          <p>The subject ended or moved into another page:</p>
          <ul>
            {removed.map(({ title, before, successor }) => (
              <li key={before}>
                <a href={before ?? ''}>{title}</a>
                {successor ? (
                  <>
                    , now in <a href={successor.href}>{successor.label}</a>
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Heading id="changes">What to change</Heading>
      {todos.length ? (
        <>
          <p>
            Go through what your program may use, in this order. <ins>Insertions</ins> and <del>deletions</del> are marked.
          </p>
          <ol className="todos">
            {todos.map((todo, i) => (
              <TodoItem key={todo.key} todo={todo} index={i} done={done} trusted={trusted} />
            ))}
          </ol>
        </>
      ) : (
        <p>No sample, command, setting, or name differs between the two versions.</p>
      )}
    </>
  );
}

/** The message above the guide. */
export const guideSummary = ({ from, to, todos }: Guide): string =>
  `From ${from} to ${to}: ${todos.length} ${todos.length === 1 ? 'point' : 'points'}.`;
