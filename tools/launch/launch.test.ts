import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../apps/server/src/testing/servers/free-port.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;
let port: number;

// One folder for all starts. Only the first creates a database, and each later start follows some kind of stop.
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'launch-'));
  // Root's PostgreSQL runs as another user. Without access its database would be elsewhere and outlive the test.
  chmodSync(folder, 0o755);
});
beforeEach(async () => {
  port = await freePort();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Without npm's settings, which would show the launcher its parent. */
const settings = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  DATA_DIR: path.join(folder, 'data'),
  PORT: String(port),
  DEMO: '0',
  LOG_LEVEL: 'error',
});

/** In a new process group. */
function npmStart(): ChildProcess {
  return spawn('npm', ['start'], {
    cwd: root,
    env: settings(),
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
}

const isUp = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
/** Includes the builds if the sources have changed. */
async function untilUp(npm: ChildProcess): Promise<void> {
  while (!(await isUp())) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}; its words are above.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
const untilDown = (): Promise<void> => expect.poll(isUp, { interval: 100 }).toBe(false);

test('npm start serves, and Ctrl-C in its terminal stops everything', async () => {
  const npm = npmStart();
  await untilUp(npm);
  expect((await fetch(`http://127.0.0.1:${port}/sandbox/`)).status).toBe(200);
  // A terminal signals every process of the group.
  process.kill(-(npm.pid ?? 0), 'SIGINT');
  await once(npm, 'exit');
  await untilDown();
});

test('a server that was stopped on purpose ends its launcher with exit code 0', async () => {
  const launcher = spawn(process.execPath, ['tools/start.mjs'], { cwd: root, env: settings(), stdio: 'ignore' });
  await untilUp(launcher);
  launcher.kill('SIGTERM');
  expect((await once(launcher, 'exit'))[0]).toBe(0);
});

test('SIGTERM to npm alone stops the server', async () => {
  const npm = npmStart();
  await untilUp(npm);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await untilDown();
});

test('the server stops when npm is killed outright', async () => {
  const npm = npmStart();
  await untilUp(npm);
  npm.kill('SIGKILL');
  await untilDown();
});

test('npm start serves after every process of the previous start was killed', async () => {
  const killed = npmStart();
  await untilUp(killed);
  process.kill(-(killed.pid ?? 0), 'SIGKILL');
  await once(killed, 'exit');
  const npm = npmStart();
  await untilUp(npm);
  process.kill(-(npm.pid ?? 0), 'SIGTERM');
  await once(npm, 'exit');
});

test('a second start in the same folder reports the busy port and does not disturb the first', async () => {
  const first = npmStart();
  await untilUp(first);
  const second = spawnSync(process.execPath, ['tools/start.mjs'], { cwd: root, env: settings(), encoding: 'utf8' });
  expect(second.status).toBe(1);
  expect(second.stderr).toContain(`Port ${port} is busy`);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  process.kill(-(first.pid ?? 0), 'SIGTERM');
  await once(first, 'exit');
});

test('npm start on an old Node prints one sentence and exits with code 1', () => {
  const pretend = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } })";
  const old = spawnSync(process.execPath, ['--import', `data:text/javascript,${pretend}`, 'tools/start.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([old.status, old.stdout, old.stderr]).toEqual([
    1,
    '',
    'Node 20.19 or newer is required. This is Node 20.18.3.\n',
  ]);
});

test('the exit code of a script is the exit code of its launcher', () => {
  const run = spawnSync(process.execPath, ['tools/with-node.mjs', 'tools/launch/missing.ts'], { cwd: root });
  expect(run.status).toBe(1);
});
