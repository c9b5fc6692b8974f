// @vitest-environment happy-dom
/** What is said above pages. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shellPage, successor } from '../../../tests/fixtures/shell-page.ts';
import { shellIds } from '../../config/ids.ts';
import { Announcement, VersionBanner } from './banners.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function showBanner(...of: Parameters<typeof shellPage>): HTMLElement {
  const { banner, notices } = shellPage(...of).page;
  render(<VersionBanner banner={banner} notices={notices} />);
  return screen.getByRole('note');
}

test.each([
  ['1.0', 'install', {}, /^You are reading 1\.0, which is superseded\. This page in 2\.0/, '/api/install'],
  ['1.0', 'ended', { successor: successor('install') }, /Continue: Title of install/, '/api/install'],
  ['1.0', 'ended', {}, /Documentation of 2\.0/, '/api'],
  ['next', 'install', {}, /^You are reading next, which is unreleased\. This page in 2\.0/, '/api/install'],
] as const)('the banner of %s %s %o', (set, id, record, text, href) => {
  const banner = showBanner(set, id, { record });
  expect(banner.textContent).toMatch(text);
  expect(banner.querySelector('a')?.getAttribute('href')).toBe(href);
});

test('a released version leads to the guide from it to the latest, an unreleased one does not', () => {
  const guide = showBanner('1.0', 'install').querySelectorAll('a')[1];
  expect(guide?.textContent).toBe('Upgrade from 1.0 to 2.0');
  expect(guide?.getAttribute('href')).toBe('/api/upgrade/1.0');
  cleanup();
  expect(showBanner('next', 'install').querySelectorAll('a')).toHaveLength(1);
});

test('the latest version has no banner', () => {
  expect(shellPage('2.0', 'install').page.banner).toBeNull();
});

test('a link to the same topic keeps the heading that is read', () => {
  const link = showBanner('1.0', 'install').querySelector('a');
  location.hash = '#on-linux';
  fireEvent.pointerDown(link as HTMLAnchorElement);
  expect(link?.hash).toBe('#on-linux');
});

const link = { label: 'What to do', href: '/advisories' };
const unsafe = { severity: 'danger', mark: 'unsafe', text: 'Do not use it.', link } as const;
const yanked = { severity: 'warning', mark: 'yanked', text: 'It was yanked.', link } as const;

test('one banner says all of a version, in the severity of the worst notice and under its mark', () => {
  const { banner } = shellPage('1.0', 'install').page;
  render(<VersionBanner banner={banner} notices={[yanked, unsafe]} />);
  const shown = screen.getByRole('note', { name: 'This version: unsafe' });
  expect(shown.className).toBe('version-banner danger');
  expect([...shown.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    'It was yanked. What to do',
    'Do not use it. What to do',
    'You are reading 1.0, which is superseded. This page in 2.0 · Upgrade from 1.0 to 2.0',
  ]);
});

test('the latest version has a banner only if it has a notice', () => {
  const { container } = render(<VersionBanner banner={null} notices={[]} />);
  expect(container.innerHTML).toBe('');
  cleanup();
  render(<VersionBanner banner={null} notices={[yanked]} />);
  expect(screen.getByRole('note', { name: 'This version: yanked' }).textContent).toBe('It was yanked. What to do');
});

test('a dismissed announcement is remembered, and focus moves to the page', () => {
  const announcement = { id: 'kiln-4', text: 'Version 4 is here.', link: { label: 'Read on', href: '/api' } };
  const { site } = shellPage('2.0', 'install', { config: { announcement } });
  render(
    <>
      <Announcement site={site} />
      <main id={shellIds.main} tabIndex={-1} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Read on' }).getAttribute('href')).toBe('/api');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss the announcement' }));
  expect(localStorage.getItem('announcement')).toBe('kiln-4');
  expect(document.documentElement.dataset.dismissed).toBe('');
  expect(document.activeElement?.id).toBe(shellIds.main);
});

test('a site without an announcement shows none', () => {
  const { site } = shellPage('2.0', 'install');
  expect(render(<Announcement site={site} />).container.innerHTML).toBe('');
});
