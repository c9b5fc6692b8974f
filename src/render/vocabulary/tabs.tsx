/** `<Tabs>` with a `<Tab>` for each panel. */
import { Children, isValidElement, type ReactNode } from 'react';
import { Problem } from '../../problems/problem.ts';
import { useCollector } from '../collector.ts';
import { slug } from '../text.ts';
import { type ElementProps, usePlace } from './element.ts';

/** One panel of `<Tabs>`, which renders it. */
export const Tab = ({ children }: ElementProps & { label?: string }) => <>{children}</>;

const mostTabs = 6;

/** Tabs made of radio buttons, so that they work without script. */
export function Tabs({ group, children, line }: ElementProps & { group?: string }) {
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
