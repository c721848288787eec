import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls } from '@chifan/contract';
import { allTopics } from '@chifan/contract/client/live-times';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { noodlesToTakeAway, openSmallCity, openTestApp, placePaid, type TestApp } from '../../testing/index.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { announcementsName } from '../announcements/postgres-line.ts';
import { openNodes, screenAt, testLiveNodes } from './live-nodes-in-tests.ts';

describe('with PostgreSQL alone', () => testLiveNodes(() => null));

const loseLines = (test: TestApp) =>
  sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = ${announcementsName}`.execute(test.app.database.read);

test('after a node loses its LISTEN connection, clients fetch all data, and later live messages arrive', async () => {
  const nodes = await openNodes();
  const screen = screenAt(nodes.two, nodes.city);
  await loseLines(nodes.one);
  nodes.one.app.platform.live.publish([`shop:${nodes.city.shopId}`], { topic: 'orders', version: 1 });
  await expect.poll(() => screen.topics()).toContain(allTopics);
  await nodes.hearing();
  nodes.one.app.platform.live.publish([`shop:${nodes.city.shopId}`], { topic: 'orders', version: 2 });
  await expect.poll(() => screen.told).toContainEqual({ topic: 'orders', version: 2 });
  await nodes.close();
});

test('screens get live messages of another server process, and fetch all data after a kill of that process', async () => {
  const one = await openTestApp();
  // The test clock shows the real time, because the other server process uses the real clock.
  one.clock.set(new Date());
  const city = await openSmallCity(one, '24/7');
  one.app.lines.start();
  const folder = mkdtempSync(path.join(tmpdir(), 'node-'));
  const other = startServerProcess({
    DATABASE_URL: one.databaseUrl,
    DATA_DIR: folder,
    PORT: '0',
    SANDBOX: '1',
    DEMO: '0',
  });
  const url = await other.ready();
  const screen = screenAt(one, city);
  const stream = await fetch(`${url}/rest/live`, { headers: { authorization: city.merchant.token } });
  const heard: string[] = [];
  const ended = (async () => {
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) heard.push(chunk);
  })().catch(() => undefined);
  await expect.poll(() => heard.join('')).toContain('listening');
  const orderId = await placePaid(one, city, noodlesToTakeAway(city));
  await expect.poll(() => heard.join('')).toContain(`"topic":"order:${orderId}"`);
  screen.told.length = 0;
  await fetch(`${url}${calls.acceptOrder.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: city.merchant.token, 'idempotency-key': 'accept' },
    body: JSON.stringify({ orderId, lang: 'en' }),
  });
  await expect.poll(() => screen.topics()).toContain(`order:${orderId}`);
  other.kill('SIGKILL');
  await ended;
  await expect.poll(() => screen.topics()).toContain(allTopics);
  await one.close();
  rmSync(folder, { recursive: true, force: true });
});
