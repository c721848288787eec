import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChromium } from '../test/chromium.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const copied = ['apps', 'packages', 'database', 'demo', 'tools', 'package.json', 'lingui.config.ts', 'tsconfig.json'];

let copy: string;
let dev: ChildProcess;
let url: string;
let browser: Browser;

/** Copies the project, because the tests change its files. Installed packages are linked, not copied. */
function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'dev-'));
  // If root runs the test, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  const isSource = (file: string) => !/\/(node_modules|dist|\.vite)$/.test(file);
  for (const name of copied) cpSync(project + name, path.join(folder, name), { recursive: true, filter: isSource });
  for (const modules of ['node_modules', 'apps/server/node_modules'].filter((each) => existsSync(project + each))) {
    const links = path.join(folder, modules);
    mkdirSync(links);
    for (const name of readdirSync(project + modules)) {
      if (name !== '@chifan') symlinkSync(path.join(project, modules, name), path.join(links, name));
    }
  }
  cpSync(`${project}node_modules/@chifan`, path.join(folder, 'node_modules/@chifan'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return folder;
}

/**
 * Waits until the command is ready.
 * @returns the URL that the command prints
 */
async function addressOf(command: ChildProcess): Promise<string> {
  if (command.stdout === null) throw new Error('npm run dev has no output');
  for await (const line of createInterface({ input: command.stdout })) {
    const [, address] = /Chifan is running at (\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('npm run dev ended before it served');
}

beforeAll(async () => {
  copy = copyProject();
  dev = spawn(process.execPath, ['tools/dev/dev.ts'], {
    cwd: copy,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      DATA_DIR: path.join(copy, 'data'),
      DEMO: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  [url, browser] = await Promise.all([addressOf(dev), openChromium()]);
  dev.stdout?.resume();
});

afterAll(async () => {
  await browser?.close();
  if (dev?.exitCode === null) {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
  rmSync(copy, { recursive: true, force: true });
});

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(copy, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(path.join(copy, file), text.replace(from, to));
}

const isSamePage = (page: Page) => page.evaluate(() => 'marked' in globalThis);

test('npm run dev updates a changed component of the guest app without a reload', async () => {
  const page = await browser.newPage({ locale: 'en-GB' });
  await page.goto(`${url}web/`);
  await page.getByRole('navigation', { name: 'Main pages' }).waitFor();
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
  edit('apps/web/src/app/tab-bar.tsx', '<b className="', '<b title="changed" className="');
  await page.getByTitle('changed').waitFor({ state: 'attached' });
  expect(await isSamePage(page)).toBe(true);
});

test('npm run dev updates a changed component of the console without a reload', async () => {
  const page = await browser.newPage({ locale: 'en-GB' });
  await page.goto(`${url}console/`);
  await page.locator('form').waitFor();
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
  edit(
    'apps/console/src/features/member/sign-in/sign-in.screen.tsx',
    '<header className=',
    '<header title="changed" className=',
  );
  await page.getByTitle('changed').waitFor({ state: 'attached' });
  expect(await isSamePage(page)).toBe(true);
});

test('npm run dev forwards API requests to the server and restarts it when a route changes', async () => {
  const health = async () => (await fetch(`${url}healthz`)).json();
  expect(await health()).toMatchObject({ ok: true });
  expect((await fetch(`${url}rest/openapi.json`)).status).toBe(200);
  edit('apps/server/src/platform/http/pages/health.ts', '({ ok: true,', '({ ok: true, changed: true,');
  await expect.poll(health).toMatchObject({ ok: true, changed: true });
});
