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
    const refuse = (what: string, remedy: string) => new Problem(what, { remedy });
    if (!group) throw refuse('The <Tabs> have no group.', 'Write <Tabs group="os">: tabs of the same group switch together.');
    if (labels.some((label) => !label)) throw refuse('A tab has no label.', 'Write <Tab label="Linux">.');
    if (labels.length < 2 || labels.length > mostTabs)
      throw refuse(`The number of tabs is ${labels.length}.`, `Write two to ${mostTabs} <Tab label="…"> between <Tabs> and </Tabs>.`);
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
