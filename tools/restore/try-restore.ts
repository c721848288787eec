import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { freePort } from '../../apps/server/src/testing/servers/free-port.ts';
import { openNode } from '../../bench/product.ts';

// `npm run try:restore`: restores a PostgreSQL with the demo city to a point in time with the scripts of
// deploy/postgres/, starts a node on the result, and compares the data. The command needs Debian's postgresql package.
const script = fileURLToPath(new URL('../../deploy/postgres/try-point-in-time.sh', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'chifan-restore-'));
// The script runs as PostgreSQL's user and writes files that report its progress into this folder.
chmodSync(folder, 0o777);
const port = await freePort();
const database = { url: `postgres://app@127.0.0.1:${port}/postgres`, folder, postmaster: 0 };

const trying = spawn(script, { env: { ...process.env, TRY_PORT: String(port), TRY_MARKS: folder }, stdio: 'inherit' });
const ended = once(trying, 'exit');
try {
  await reached('started');
  console.log('Filling it with the demo city.');
  await serve();
  const before = await booksOf(database.url);
  tell('filled');
  await reached('restored');
  const after = await booksOf(database.url);
  if (after !== before) throw new Error(`the restored database has ${after}, not ${before}`);
  console.log(`A node on the restored database (${after}): ${await serve()} shops.`);
  tell('served');
  process.exitCode = ((await ended) as [number | null])[0] ?? 1;
} finally {
  // On SIGTERM, the script stops its PostgreSQL before it exits.
  trying.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

function tell(mark: string): void {
  writeFileSync(path.join(folder, mark), '');
}

async function reached(mark: string): Promise<void> {
  while (!existsSync(path.join(folder, mark))) {
    if (trying.exitCode !== null) throw new Error(`the script exited before it had ${mark}`);
    await sleep(100);
  }
}

/** Starts a node, requests nearby shops and stops it. @returns the number of shops */
async function serve(): Promise<number> {
  const node = await openNode(database, { RATE_LIMIT_PER_MINUTE: '1000' });
  try {
    const answer = await fetch(`${node.url}/rest/shop/nearby`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ latitude: '31.230400', longitude: '121.473700', pageNo: 1, pageSize: 20, lang: 'en' }),
    });
    const body = (await answer.json()) as { data?: { records?: unknown[] } };
    const shops = body.data?.records?.length ?? 0;
    if (shops === 0)
      throw new Error(`the node returned no shops: ${answer.status} ${JSON.stringify(body).slice(0, 300)}`);
    return shops;
  } finally {
    await node.stop();
  }
}

/**
 * A summary of the data that must be equal before and after the restore. Other data is not compared, because nodes fill
 * and delete it in the background.
 */
async function booksOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ books: string }>(`SELECT (SELECT count(*) FROM customer_order) || ' orders, '
      || (SELECT count(*) FROM entry) || ' entries that sum to ' || (SELECT sum(amount) FROM entry) AS books`);
    return rows[0]?.books ?? '';
  } finally {
    await client.end();
  }
}
