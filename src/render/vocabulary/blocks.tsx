/** Block elements around Markdown: conditions, admonitions, tabs, steps, cards, details. */
import { Children, isValidElement, type ReactNode } from 'react';
import { Problem } from '../../problems/problem.ts';
import { useCollector } from '../collector.ts';
import { slug } from '../text.ts';
import { usePlace } from './prose.tsx';

interface Block {
  readonly line?: string;
  readonly children?: ReactNode;
}

/** Content for some versions only. With `badge`, it says which: "Since 1.1". */
export function When({ versions, badge, children, line }: Block & { versions?: string; badge?: boolean }) {
  const { view, check } = useCollector();
  return check(usePlace(line), () => {
    if (!versions) throw new Problem('<When> has no versions.', { remedy: 'Write <When versions=">=1.0">.' });
    if (!view.holds(versions)) return null;
    const said = badge ? view.describe(versions) : null;
    if (!said) return <>{children}</>;
    return (
      <div className="since">
        <p className="since-badge">{said}</p>
        {children}
      </div>
    );
  });
}

function admonition(kind: 'note' | 'tip' | 'warning' | 'danger', label: string) {
  return function Admonition({ title, children }: Block & { title?: string }) {
    return (
      <div className={`admonition ${kind}`} role="note" aria-label={title ?? label}>
        <p className="admonition-title">{title ? `${label}: ${title}` : label}</p>
        {children}
      </div>
    );
  };
}

export const Note = admonition('note', 'Note');
export const Tip = admonition('tip', 'Tip');
export const Warning = admonition('warning', 'Warning');
export const Danger = admonition('danger', 'Danger');

/** One panel of `<Tabs>`, which renders it. */
export const Tab = ({ children }: Block & { label?: string }) => <>{children}</>;

const mostTabs = 6;

/** Tabs made of radio buttons, so that they work without script. */
export function Tabs({ group, children, line }: Block & { group?: string }) {
  const { next, check } = useCollector();
  const place = usePlace(line);
  const panels = Children.toArray(children).filter((child) => isValidElement<{ label?: string; children?: ReactNode }>(child));
  const labels = panels.map(({ props }) => props.label ?? '');
  return check(place, () => {
    if (!group || labels.length < 2 || labels.length > mostTabs || labels.some((label) => !label))
      throw new Problem(`<Tabs> has a group and two to ${mostTabs} <Tab label="…">.`);
    const name = `tabs-${next()}`;
    return (
      <div className="tabs" data-group={group} role="group" aria-label={labels.join(', ')}>
        {labels.map((label, i) => (
          <label key={label} className="tab">
            <input type="radio" name={name} value={slug(label)} defaultChecked={i === 0} />
            <span>{label}</span>
          </label>
        ))}
        {panels.map((panel) => (
          <div key={panel.props.label} className="tab-panel">
            {panel.props.children}
          </div>
        ))}
      </div>
    );
  });
}

export const Steps = ({ children }: Block) => <div className="steps">{children}</div>;

export const Cards = ({ children }: Block) => <div className="cards">{children}</div>;

export function Card({ title, href, children, line }: Block & { title?: string; href?: string }) {
  const { view, links, check } = useCollector();
  const place = usePlace(line);
  return check(place, () => {
    if (!title || !href) throw new Problem('<Card> has a title and an href.');
    const { href: address, target } = view.link(href);
    if (target) links.push({ target, place });
    return (
      <a className="card" href={address}>
        <strong>{title}</strong>
        {children}
      </a>
    );
  });
}

export function Details({ summary, children, line }: Block & { summary?: string }) {
  const { check } = useCollector();
  return check(usePlace(line), () => {
    if (!summary) throw new Problem('<Details> has no summary.', { remedy: 'Write <Details summary="…">.' });
    return (
      <details className="details">
        <summary>{summary}</summary>
        <div>{children}</div>
      </details>
    );
  });
}
