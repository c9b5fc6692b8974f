/** WebKit: MiniBrowser of WebKitGTK on a virtual screen, driven by Selenium. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Builder, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { freePort } from '../programs.ts';
import { type Engine, type EngineKind, firstVisible, missingPrograms } from './engine.ts';

/** Debian keeps it out of PATH: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
function miniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  const folders = fs.existsSync(libraries) ? fs.readdirSync(libraries) : [];
  return folders
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => `${libraries}/${folder}/${name}/MiniBrowser`),
    )
    .find((file) => fs.existsSync(file));
}

/** Starts a virtual screen, whose pixels are in a file of `folder`; resolves to its name when it is ready. */
function startScreen(folder: string): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-fbdir', folder, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    screen.stdio[3]?.once('data', (number: Buffer) => resolve({ display: `:${String(number).trim()}`, screen }));
  });
}

/** Connects to a port; rejects if no program listens there. */
const connect = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('error', reject).once('connect', () => {
      socket.destroy();
      resolve();
    });
  });

const build = (port: number): Promise<WebDriver> =>
  new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    })
    .build();

const keys: Readonly<Record<string, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowUp: Keys.ARROW_UP,
};

function engineOf(driver: WebDriver, screen: string, end: () => void): Engine {
  const visible = async (selector: string) => {
    const element = await driver.executeScript<WebElement | null>(firstVisible, selector);
    if (!element) throw new Error(`Nothing visible matches ${selector}.`);
    return element;
  };
  const resize = async (width: number, height: number) => {
    await driver.manage().window().setRect({ width, height });
    // The window has a toolbar.
    const inner = await driver.executeScript<number>('return innerHeight');
    if (inner !== height)
      await driver
        .manage()
        .window()
        .setRect({ width, height: 2 * height - inner });
  };
  return {
    complaints: [],
    goto: (address) => driver.get(address),
    evaluate: (work, ...given) => driver.executeScript(`return (${work})(...${JSON.stringify(given)})`),
    click: async (selector) => (await visible(selector)).click(),
    hover: async (selector) =>
      driver
        .actions()
        .move({ origin: await visible(selector) })
        .perform(),
    press: (key) =>
      driver
        .actions()
        .sendKeys(keys[key] as string)
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize,
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    // On a busy machine, WebKit sometimes never answers a request for a screenshot.
    screenshot: () => fs.promises.readFile(screen),
    close: async () => {
      await driver.quit().catch(() => undefined);
      end();
    },
  };
}

async function start(): Promise<Engine> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-screen-'));
  const { display, screen } = await startScreen(folder);
  const port = await freePort();
  // A virtual screen has no shared graphics memory.
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1' };
  const service = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const end = () => {
    service.kill();
    screen.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await vi.waitFor(() => connect(port), { timeout: 60_000, interval: 50 });
    const engine = engineOf(await build(port), path.join(folder, 'Xvfb_screen0'), end);
    await engine.resize(1366, 860);
    return engine;
  } catch (error) {
    end();
    throw error;
  }
}

export const webkitEngine: EngineKind = {
  name: 'WebKit',
  missing:
    missingPrograms(['WebKitWebDriver', 'Xvfb']) ??
    (miniBrowser() ? null : 'MiniBrowser of WebKitGTK is not installed'),
  start,
};
