/** The upgrade guide between two versions, in three groups. Rendered by the build and in the browser. */

import type { ReactNode } from 'react';
import { counted } from '../../problems/counted.ts';
import { FactTable } from '../changes/fact-table.tsx';
import type { Guide, GuidePoint } from './guide.ts';
import type { Todo } from './todo.ts';

export interface UpgradeGuideProps {
  readonly guide: Guide;
  readonly done: ReadonlySet<string>;
  readonly unused: readonly string[];
  /** Marks HTML from our build as trusted, for browsers that require it. */
  trusted(html: string): string;
}

type Shared = Pick<UpgradeGuideProps, 'done' | 'trusted'>;

const Heading = ({ id, children }: { id: string; children: ReactNode }) => (
  <h2 id={id} tabIndex={-1}>
    {children}
  </h2>
);

const Box = ({ id, done, children }: { id: string; done: ReadonlySet<string>; children: ReactNode }) => (
  <label>
    <input type="checkbox" data-todo={id} defaultChecked={done.has(id)} />
    <span>{children}</span>
  </label>
);

function PointItem({ point, done, trusted }: { point: GuidePoint } & Shared) {
  const { key, uses, title, html, sources } = point;
  return (
    <li className="todo" data-uses={uses ?? undefined}>
      <Box id={key} done={done}>
        {uses === null ? null : <span className="todo-uses">{uses}: </span>}
        {title}
      </Box>
      <div className="passage" dangerouslySetInnerHTML={{ __html: trusted(html) }} />
      {sources.length ? (
        <p className="passage-place">
          {sources.length === 1 ? 'Source: ' : 'Sources: '}
          {sources.map(({ title: name, href }, i) => (
            <span key={href}>
              {i ? ', ' : null}
              <a href={href}>{name}</a>
            </span>
          ))}
        </p>
      ) : null}
    </li>
  );
}

function TodoItem({ todo, done, trusted }: { todo: Todo } & Shared) {
  const { key, title, heading, href, html } = todo;
  return (
    <li className="todo">
      <Box id={key} done={done}>
        {title}
        {heading === null ? null : ': '}
        {heading === null ? null : <span dangerouslySetInnerHTML={{ __html: trusted(heading) }} />}
      </Box>
      <div className="passage" dangerouslySetInnerHTML={{ __html: trusted(html) }} />
      <p className="passage-place">
        <a href={href}>Read it in the documentation</a>
      </p>
    </li>
  );
}

const featuresOf = ({ points }: Guide): readonly string[] => [
  ...new Set(points.uses.flatMap(({ uses }) => (uses === null ? [] : [uses]))),
];

/**
 * Asks what the program uses. All boxes are checked at first, so that nothing is hidden from readers who don't answer.
 */
const Questions = ({ features, unused }: { features: readonly string[]; unused: readonly string[] }) => (
  <fieldset className="upgrade-questions">
    <legend>Does your program use …</legend>
    {features.map((feature) => (
      <label key={feature}>
        <input type="checkbox" value={feature} defaultChecked={!unused.includes(feature)} data-feature="" /> {feature}
      </label>
    ))}
  </fieldset>
);

const Points = ({ points, ...shared }: { points: readonly GuidePoint[] } & Shared) => (
  <ol className="todos">
    {points.map((point) => (
      <PointItem key={point.key} point={point} {...shared} />
    ))}
  </ol>
);

function Removed({ removed }: Pick<Guide, 'removed'>) {
  return (
    <>
      <p>No longer documented, because the subject ended or moved into another page:</p>
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
  );
}

export function UpgradeGuide({ guide, done, unused, trusted }: UpgradeGuideProps) {
  const { from, to, points, facts, removed, todos } = guide;
  const shared = { done, trusted };
  const features = featuresOf(guide);
  const isAnythingToKnow = points.know.length + todos.length + removed.length > 0;
  return (
    <>
      {facts.length || points.copy.length ? <Heading id="numbers">Set these versions</Heading> : null}
      {points.copy.map(({ key, html }) => (
        <div key={key} className="upgrade-copy" dangerouslySetInnerHTML={{ __html: trusted(html) }} />
      ))}
      <FactTable facts={facts} before={from} after={to} />
      {points.must.length ? (
        <>
          <Heading id="must">Required</Heading>
          <Points points={points.must} {...shared} />
        </>
      ) : null}
      {points.uses.length ? (
        <>
          <Heading id="uses">If you use …</Heading>
          <Questions features={features} unused={unused} />
          <Points points={points.uses} {...shared} />
        </>
      ) : null}
      {isAnythingToKnow ? (
        <>
          <Heading id="know">Good to know</Heading>
          {points.know.length ? <Points points={points.know} {...shared} /> : null}
          {todos.length ? (
            <details className="details">
              <summary>{counted(todos.length, 'difference')} in the documentation</summary>
              <div>
                <p>
                  What the documentation says differently about parts that a program of {from} may use.{' '}
                  <ins>Insertions</ins> and <del>deletions</del> are marked.
                </p>
                <ul className="todos">
                  {todos.map((todo) => (
                    <TodoItem key={todo.key} todo={todo} {...shared} />
                  ))}
                </ul>
              </div>
            </details>
          ) : null}
          {removed.length ? <Removed removed={removed} /> : null}
        </>
      ) : null}
    </>
  );
}

export function guideSummary({ from, to, points, todos }: Guide): string {
  const [toMake, toKnow] = [points.must.length + points.uses.length, points.know.length + todos.length];
  return `${counted(toMake + toKnow, 'change')} from ${from} to ${to}: ${toMake} to make, and ${toKnow} to know about.`;
}
