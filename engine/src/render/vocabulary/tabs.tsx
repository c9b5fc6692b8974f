/** `<Tabs>` with a `<Tab>` for each panel: radio buttons, so that they work without script. */
import { Children, isValidElement, type ReactNode } from 'react';
import { isElement, textAttribute } from '../../content/syntax/mdx.ts';
import { Problem } from '../../problems/problem.ts';
import type { PageContext } from '../draw/page-context.ts';
import { slug } from '../slug.ts';
import { required } from './attributes.ts';
import { defineElement } from './element.ts';
import { paragraph, strong } from './markdown-nodes.ts';

const mostTabs = 6;

export const tab = defineElement({
  name: 'Tab',
  about: 'one of the tabs',
  attributes: { label: required('Linux') },
  content: 'required',
  inside: 'Tabs',
  html: ({ children }) => children,
  markdown: ({ label }, { children }) => [paragraph(strong(label)), ...children],
});

type Panel = { readonly props: { readonly label?: string; readonly line?: string } };

function checkedLabels(panels: readonly Panel[], page: PageContext): readonly string[] {
  const labels = panels.flatMap(({ props }) => props.label || []);
  const bare = panels.find(({ props }) => !props.label);
  if (bare)
    throw new Problem(bare.props.line ? 'A tab has no label.' : '<Tabs> contains more than tabs.', {
      place: bare.props.line ? page.place(bare.props.line) : undefined,
      remedy: 'Write <Tab label="Linux">, and other text before or after <Tabs>.',
    });
  if (labels.length < 2 || labels.length > mostTabs)
    throw new Problem(`The number of tabs is ${labels.length}.`, {
      remedy: `Write two to ${mostTabs} <Tab label="…"> between <Tabs> and </Tabs>.`,
    });
  return labels;
}

export const tabs = defineElement({
  name: 'Tabs',
  about: 'two to six tabs, which work without script; those of one group stay in step and are remembered',
  attributes: { group: required('os') },
  content: 'required',
  sample: ['<Tab label="Linux">', '', 'Text', '', '</Tab>', '<Tab label="macOS">', '', 'Text', '', '</Tab>'],
  *mistakes({ element, content }) {
    const panels = content.filter(isElement);
    const labels = panels.map((panel) => textAttribute(panel, 'label')?.value);
    const index = labels.findIndex((label, at) => label && labels.indexOf(label) < at);
    if (index > 0)
      yield new Problem(`Two tabs have the label "${labels[index]}".`, {
        lineInBlock: (panels[index]?.position?.start.line ?? 0) - (element.position?.start.line ?? 0),
        remedy: 'Give each tab a label of its own.',
      });
  },
  html({ group, children }, { page }) {
    const panels = Children.toArray(children).filter((child) =>
      isValidElement<{ label?: string; children?: ReactNode }>(child),
    );
    const labels = checkedLabels(panels, page);
    const name = page.ids('tabs');
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
  },
});
