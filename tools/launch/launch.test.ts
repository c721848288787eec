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

// All tests share one data folder, so only the first start creates a database. Before each later start, the previous
// test stopped the server in a different way.
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'launch-'));
  // If root runs the test, PostgreSQL runs as another user. Without access to the folder, its database would be
  // elsewhere and remain after the test.
  chmodSync(folder, 0o755);
});
beforeEach(async () => {
  port = await freePort();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Environment without npm's variables, which would make the launcher believe that npm started it. */
const settings = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  DATA_DIR: path.join(folder, 'data'),
  PORT: String(port),
  DEMO: '0',
  LOG_LEVEL: 'error',
});

/** Runs `npm start` in a new process group, like a terminal. */
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
/** Waits until the server is up. The start may include builds if the sources have changed. */
async function untilUp(npm: ChildProcess): Promise<void> {
  while (!(await isUp())) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}; its words are above.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
const untilDown = (): Promise<void> => expect.poll(isUp, { interval: 100 }).toBe(false);

test('npm start stops all its processes on Ctrl-C', async () => {
  const npm = npmStart();
  await untilUp(npm);
  expect((await fetch(`http://127.0.0.1:${port}/sandbox/`)).status).toBe(200);
  // On Ctrl-C, a terminal signals every process of the group.
  process.kill(-(npm.pid ?? 0), 'SIGINT');
  await once(npm, 'exit');
  await untilDown();
});

test('tools/start.mjs exits with code 0 after SIGTERM', async () => {
  const launcher = spawn(process.execPath, ['tools/start.mjs'], { cwd: root, env: settings(), stdio: 'ignore' });
  await untilUp(launcher);
  launcher.kill('SIGTERM');
  expect((await once(launcher, 'exit'))[0]).toBe(0);
});

test('npm start stops the server when npm gets SIGTERM', async () => {
  const npm = npmStart();
  await untilUp(npm);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await untilDown();
});

test('npm start stops the server when npm is killed', async () => {
  const npm = npmStart();
  await untilUp(npm);
  npm.kill('SIGKILL');
  await untilDown();
});

test('npm start works after all its processes were killed', async () => {
  const killed = npmStart();
  await untilUp(killed);
  process.kill(-(killed.pid ?? 0), 'SIGKILL');
  await once(killed, 'exit');
  const npm = npmStart();
  await untilUp(npm);
  process.kill(-(npm.pid ?? 0), 'SIGTERM');
  await once(npm, 'exit');
});

test('a second npm start on the same port reports the busy port and does not disturb the first', async () => {
  const first = npmStart();
  await untilUp(first);
  const second = spawnSync(process.execPath, ['tools/start.mjs'], { cwd: root, env: settings(), encoding: 'utf8' });
  expect(second.status).toBe(1);
  expect(second.stderr).toContain(`Port ${port} is busy`);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  process.kill(-(first.pid ?? 0), 'SIGTERM');
  await once(first, 'exit');
});

test('npm start with an old Node prints the required version and exits with code 1', () => {
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

test('tools/with-node.mjs exits with the exit code of its script', () => {
  const run = spawnSync(process.execPath, ['tools/with-node.mjs', 'tools/launch/missing.ts'], { cwd: root });
  expect(run.status).toBe(1);
});
