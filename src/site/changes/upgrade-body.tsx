/** The body of the upgrade guide to a version: notes, facts, and changes to make. Rendered at build time; checkboxes work without script, which saves them. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteInfo } from '../../model/site-info.ts';
import type { RenderedBody } from '../../render/body.tsx';
import { addressIn, resolveBody } from '../page-data.ts';
import type { VersionChanges } from './between.ts';
import { type DrawnBody, FactTable } from './changes-body.tsx';
import { type Todo, todosOf } from './todo.ts';

const stepId = (label: string) => `to-${label.replaceAll('.', '-')}`;

function TodoItem({ todo, index }: { todo: Todo; index: number }) {
  const { key, page, heading, html } = todo;
  return (
    <li className="todo">
      <label>
        <input type="checkbox" data-todo={key} />
        <span>
          <span className="todo-number">{index + 1}.</span> {page.title}
          {heading ? ': ' : null}
          {heading ? <span dangerouslySetInnerHTML={{ __html: heading.text }} /> : null}
        </span>
      </label>
      <div className="passage" dangerouslySetInnerHTML={{ __html: html }} />
      <p className="passage-place">
        <a href={`${page.after}${heading ? `#${heading.anchor}` : ''}`}>Read it in the guide</a>
      </p>
    </li>
  );
}

/** One step of an upgrade: from a version to the next. */
function Step({ changes, note, site }: { changes: VersionChanges; note: RenderedBody | undefined; site: SiteInfo }) {
  const { before, after, facts, removed, changed } = changes;
  const todos = todosOf(changed);
  return (
    <section className="upgrade-step" data-to={after.label} data-from={before.label}>
      <h2 id={stepId(after.label)} tabIndex={-1}>
        From {before.label} to {after.label}
      </h2>
      {note ? <div dangerouslySetInnerHTML={{ __html: resolveBody(note.html, site, after.path) }} /> : null}
      {facts.length ? <p>Write these versions in your manifests and install commands:</p> : null}
      <FactTable facts={facts} before={before.label} after={after.label} />
      {removed.length ? (
        <>
          <p>No longer documented, because the subject ended or moved into another page:</p>
          <ul>
            {removed.map(({ id, title, before: href }) => (
              <li key={id}>
                <a href={href ?? ''}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {todos.length ? (
        <>
          <p>
            Then go through what your program may use, in this order. <ins>Insertions</ins> and <del>deletions</del> are marked.
          </p>
          <ol className="todos">
            {todos.map((todo, i) => (
              <TodoItem key={todo.key} todo={todo} index={i} />
            ))}
          </ol>
        </>
      ) : (
        <p>No sample, command, setting, or name differs between the two versions.</p>
      )}
    </section>
  );
}

/** The form for two versions, and the steps as separate pages. */
function Chooser({ site, changes }: { site: SiteInfo; changes: VersionChanges }) {
  const oldestFirst = [...site.versions].reverse();
  const options = oldestFirst.map(({ label, name }) => (
    <option key={label} value={label}>
      {name}
    </option>
  ));
  const latest = site.versions.find(({ status }) => status === 'latest');
  return (
    <form className="upgrade-form" action={addressIn(site, latest?.path ?? '', 'upgrade')} data-upgrade="">
      <label>
        From{' '}
        <select name="from" defaultValue={changes.before.label}>
          {options.slice(0, -1)}
        </select>
      </label>{' '}
      <label>
        to{' '}
        <select name="to" defaultValue={changes.after.label}>
          {options.slice(1)}
        </select>
      </label>{' '}
      <button type="submit">Show the guide</button>
      <noscript>
        <p>Without script, take the steps one by one:</p>
        <ul>
          {oldestFirst.slice(1).map(({ label, path }, i) => (
            <li key={label}>
              <a href={addressIn(site, path, 'upgrade')}>
                {oldestFirst[i]?.label} to {label}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
    </form>
  );
}

export function upgradeBody(changes: VersionChanges, note: RenderedBody | undefined, site: SiteInfo): DrawnBody {
  const html = renderToStaticMarkup(
    <>
      <p>
        What a program and its deployment have to follow between two versions, worked out from the documentation of both. Boxes that you
        tick are remembered in this browser.
      </p>
      <Chooser site={site} changes={changes} />
      <p className="upgrade-message" role="status" />
      <div className="upgrade-steps">
        <Step changes={changes} note={note} site={site} />
      </div>
    </>,
  );
  return { html, toc: [] };
}
