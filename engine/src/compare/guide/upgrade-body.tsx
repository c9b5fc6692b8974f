/**
 * The body of the upgrade page of a version: a form for two versions, and the guide from the previous version.
 * Checkboxes work without script, which saves them.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteInfo } from '../../model/site-info.ts';
import { upgradePage } from '../../site/change-addresses.ts';
import { addressIn } from '../../site/page-data.ts';
import { latestVersion } from '../../versions/site-versions.ts';
import type { DrawnBody } from '../changes/changes-body.tsx';
import type { Guide } from './guide.ts';
import { guideSummary, UpgradeGuide } from './upgrade-guide.tsx';

function Chooser({ site, guide }: { site: SiteInfo; guide: Guide }) {
  const oldestFirst = [...site.versions].reverse();
  const options = oldestFirst.map(({ label, name }) => (
    <option key={label} value={label}>
      {name}
    </option>
  ));
  return (
    <form className="upgrade-form" action={addressIn(site, latestVersion(site).path, upgradePage)} data-upgrade="">
      <label>
        From{' '}
        <select className="button" name="from" defaultValue={guide.from}>
          {options.slice(0, -1)}
        </select>
      </label>{' '}
      <label>
        to{' '}
        <select className="button" name="to" defaultValue={guide.to}>
          {options.slice(1)}
        </select>
      </label>{' '}
      <button className="button" type="submit">
        Show the guide
      </button>
      <noscript>
        <p>Without script, take the steps one by one:</p>
        <ul>
          {oldestFirst.slice(1).map(({ label, path }, i) => (
            <li key={label}>
              <a href={addressIn(site, path, upgradePage)}>
                {oldestFirst[i]?.label} to {label}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
    </form>
  );
}

export function upgradeBody(guide: Guide, site: SiteInfo): DrawnBody {
  const html = renderToStaticMarkup(
    <>
      <p>What to change when you upgrade a program and its deployment. Checked items are saved in this browser.</p>
      <Chooser site={site} guide={guide} />
      <p className="upgrade-message" role="status">
        {guideSummary(guide)}
      </p>
      <div className="upgrade-guide">
        <UpgradeGuide guide={guide} done={new Set()} unused={[]} trusted={(text) => text} />
      </div>
    </>,
  );
  return { html, toc: [] };
}
