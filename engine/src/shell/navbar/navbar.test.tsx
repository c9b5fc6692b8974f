// @vitest-environment happy-dom
/** The items of the navbar, its menus, and the color mode. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { shellPage } from '../../../tests/fixtures/shell-page.ts';
import { bindMenus } from './close-menus.ts';
import { bindMenuArrows, Menu } from './menu.tsx';
import { Navbar } from './navbar.tsx';
import { NavbarItem } from './navbar-item.tsx';

beforeAll(() => {
  bindMenus();
  bindMenuArrows();
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const navbar = [
  { type: 'docs', label: 'Documentation', position: 'left' },
  { type: 'page', label: 'Home', to: '/', position: 'left' },
  { type: 'versions', position: 'right' },
  { type: 'link', label: 'Blog', href: 'https://blog.example', position: 'right' },
  { type: 'languages', position: 'right' },
] as const;
const view = (label: '1.0' | '2.0' | null, id = 'install') => shellPage(label, id, { config: { navbar: [...navbar] } });

const items = (side: string) =>
  [...document.querySelectorAll(`.navbar-items.${side} > li`)].map((it) => it.querySelector('a, summary')?.textContent);

test('shows the configured items, each on its side', () => {
  render(<Navbar {...view('2.0')} />);
  expect(items('left')).toEqual(['Documentation', 'Home']);
  expect(items('right')).toEqual(['2.0', 'Blog', 'EN']);
});

test.each([
  ['1.0', '2.0', '/api/1.0'],
  [null, '1.0', '/api/1.0'],
  [null, 'a version that is gone', '/api'],
] as const)('from %s, for a reader who prefers %s, Documentation leads to %s', (label, preferred, href) => {
  render(<Navbar {...view(label)} preferred={preferred} />);
  expect(screen.getByRole('link', { name: 'Documentation' }).getAttribute('href')).toBe(href);
});

test('the version menu leads to the same topic, and says where there is none', () => {
  render(<Navbar {...view('1.0', 'ended')} />);
  const links = [...document.querySelectorAll('.menu.versions a')].map((it) => [
    it.getAttribute('data-version'),
    it.getAttribute('href'),
    it.querySelector('small') !== null,
    it.getAttribute('aria-current'),
  ]);
  expect(links).toEqual([
    ['next', '/api/next', true, null],
    ['2.0', '/api', true, null],
    ['1.0', '/api/1.0/ended', false, 'true'],
  ]);
});

test('the version menu says when a version was released, and what its notices mark it as', () => {
  const shell = view('2.0');
  const versions = shell.page.versions.map((link) =>
    link.label === '1.0' ? { ...link, mark: { mark: 'unsafe', severity: 'danger' as const } } : link,
  );
  render(<Navbar {...shell} page={{ ...shell.page, versions }} />);
  expect([...document.querySelectorAll('.menu.versions a')].map((it) => it.textContent)).toEqual([
    'nextunreleased',
    '2.0Mar 2025, latest',
    '1.0Jan 2024',
  ]);
  expect(screen.getAllByRole('img', { hidden: true }).map((it) => it.getAttribute('aria-label'))).toContain('unsafe');
  expect(document.querySelector('.versions .legend')?.textContent).toBe(' unsafe');
});

test('an item is marked on its page, and on all pages of the section that begins with it', () => {
  const shell = view(null);
  const mark = (page: Partial<typeof shell.page>) => {
    render(<Navbar {...shell} page={{ ...shell.page, ...page }} />);
    const current = screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current');
    cleanup();
    return current;
  };
  expect(mark({ href: '/', section: '/' })).toBe('page');
  expect(mark({ href: '/more', section: '/' })).toBe('true');
  expect(mark({ href: '/more', section: null })).toBeNull();
});

test('the link to a language keeps the query and the heading of the address', () => {
  history.replaceState(null, '', '/api/install?compare=1.0#steps');
  render(<Navbar {...view('2.0')} />);
  const link = document.querySelector<HTMLAnchorElement>('[hreflang=en]') as HTMLAnchorElement;
  expect(link.getAttribute('href')).toBe('/api/install');
  fireEvent.pointerDown(link);
  expect(link.pathname + link.search + link.hash).toBe('/api/install?compare=1.0#steps');
});

test('an item that fails is named in its place, and the others stay', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const shell = view('2.0');
  render(
    <>
      <NavbarItem {...shell} item={{ type: 'sidebar', label: 'Guides', sidebar: 'gone', position: 'left' }} />
      <NavbarItem {...shell} item={{ type: 'page', label: 'Home', to: '/', position: 'left' }} />
    </>,
  );
  expect(document.querySelector('.failed')?.textContent).toBe('The navbar item "Guides" failed.');
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
});

const twoMenus = () =>
  render(
    <>
      <Menu name="one" label="One">
        <li>
          <a href="#first">First</a>
        </li>
      </Menu>
      <button type="button">Outside</button>
    </>,
  ).container.querySelector('details') as HTMLDetailsElement;

test('a menu closes when a link is chosen, and opens on hover only after the pointer has left', () => {
  const menu = twoMenus();
  menu.open = true;
  fireEvent.click(screen.getByRole('link', { name: 'First' }));
  expect([menu.open, menu.dataset.chosen]).toEqual([false, '']);
  fireEvent.pointerLeave(menu);
  expect(menu.dataset.chosen).toBeUndefined();
});

test('a click on what is no link leaves a menu open', () => {
  const menu = twoMenus();
  menu.open = true;
  fireEvent.click(menu.querySelector('li') as HTMLElement);
  expect(menu.open).toBe(true);
});

test('Escape closes a menu, and focus returns to its button', () => {
  const menu = twoMenus();
  menu.open = true;
  const link = screen.getByRole('link', { name: 'First' });
  link.focus();
  fireEvent.keyDown(link, { key: 'a' });
  expect(menu.open).toBe(true);
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

test('the arrow keys move in an open menu, and scroll the page elsewhere', () => {
  const menu = twoMenus();
  const summary = menu.querySelector('summary') as HTMLElement;
  const link = screen.getByRole('link', { name: 'First' });
  expect(fireEvent.keyDown(summary, { key: 'ArrowDown' })).toBe(true);
  menu.open = true;
  for (const [from, key, to] of [
    [summary, 'ArrowDown', link],
    [link, 'ArrowDown', summary],
    [summary, 'ArrowUp', link],
  ] as const) {
    expect(fireEvent.keyDown(from, { key })).toBe(false);
    expect(document.activeElement).toBe(to);
  }
});

test.each(['pointerdown', 'focusin'])('%s outside closes a menu, inside it does not', (type) => {
  const menu = twoMenus();
  menu.open = true;
  fireEvent(screen.getByRole('link', { name: 'First' }), new Event(type, { bubbles: true }));
  expect(menu.open).toBe(true);
  fireEvent(screen.getByRole('button', { name: 'Outside' }), new Event(type, { bubbles: true }));
  expect(menu.open).toBe(false);
});

test('the button for the color mode says which is shown, changes it, and remembers it', async () => {
  document.documentElement.dataset.theme = 'dark';
  render(<Navbar {...view('2.0')} />);
  const button = screen.getByRole('button', { name: 'Switch between dark and light mode' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await act(async () => fireEvent.click(button));
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(button.getAttribute('aria-description')).toBe('Now light');
  expect(localStorage.getItem('theme')).toBe('light');
});
