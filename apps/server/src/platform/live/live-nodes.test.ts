import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls } from '@chifan/contract';
import { everyTopic } from '@chifan/contract/client/live-times';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  noodlesToTakeAway,
  openSmallCity,
  openTestApp,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../testing/index.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { hasRedis, openRedisServer, type RedisServer } from '../../testing/servers/redis-server.ts';
import { announcementsName } from '../announcements/postgres-line.ts';
import type { LiveMessage } from './live.ts';

let redis: RedisServer;
beforeAll(async () => {
  redis = await openRedisServer();
  if (hasRedis) await redis.start();
});
afterAll(() => redis.kill());

/** Two nodes on one database. */
async function openNodes(redisUrl: string | null = null) {
  const one = await openTestApp(() => ({ redisUrl }));
  const two = await openTestApp(
    () => ({ redisUrl }),
    async () => ({ url: one.databaseUrl, drop: async () => undefined }),
  );
  const city = await openSmallCity(one);
  for (const node of [one, two]) node.app.lines.start();
  const hearing = () =>
    vi.waitFor(
      () => {
        for (const { app } of [one, two]) for (const line of app.lines.ofLive) expect(line.isHearing()).toBe(true);
      },
      { timeout: 10_000 },
    );
  await hearing();
  return {
    one,
    two,
    city,
    hearing,
    close: async () => {
      await two.close();
      await one.close();
    },
  };
}

/** What the shop's screens are told at this node. */
function screenAt({ app }: TestApp, { shopId }: SmallCity) {
  const told: LiveMessage[] = [];
  app.platform.live.listen([`shop:${shopId}`], (message) => told.push(message));
  return { told, topics: () => told.map(({ topic }) => topic) };
}

const lines = [
  ['PostgreSQL', true, () => null],
  ['Redis', hasRedis, () => redis.url],
] as const;

describe.each(lines)('by %s', (_name, isHere, urlOf) => {
  let nodes: Awaited<ReturnType<typeof openNodes>>;
  beforeAll(async () => {
    if (isHere) nodes = await openNodes(urlOf());
  });
  afterAll(() => nodes?.close());

  test.runIf(isHere)(
    'what happens at one node is told at the other within a second, once, and at its own',
    async () => {
      const { one, two, city } = nodes;
      const [own, other] = [screenAt(one, city), screenAt(two, city)];
      const orderId = await placePaid(one, city, noodlesToTakeAway(city));
      await expect.poll(() => other.topics()).toContain(`order:${orderId}`);
      expect(own.topics()).toContain(`order:${orderId}`);
      const { version = 0 } = other.told.find(({ topic }) => topic === `order:${orderId}`) ?? {};
      expect(version).toBeGreaterThan(0);
      expect(own.told.filter(({ topic, version: of }) => topic === `order:${orderId}` && of === version)).toHaveLength(
        1,
      );
    },
  );

  test.runIf(isHere)('what a job does at one node is told at the other', async () => {
    const { one, two, city } = nodes;
    const screen = screenAt(one, city);
    const orderId = await placePaid(two, city, noodlesToTakeAway(city));
    const versions = () =>
      screen.told.filter(({ topic }) => topic === `order:${orderId}`).map(({ version }) => version);
    await expect.poll(() => versions().length).toBeGreaterThan(0);
    const before = Math.max(...versions());
    two.clock.advance(24 * 3_600_000);
    await two.drain();
    await expect.poll(() => Math.max(...versions())).toBeGreaterThan(before);
  });

  test.runIf(isHere)('more than one announcement holds is told whole', async () => {
    const { one, two, city } = nodes;
    const screen = screenAt(two, city);
    const topics = Array.from({ length: 700 }, (_, index) => `order:${1_000_000 + index}`);
    for (const topic of topics) one.app.platform.live.tell([`shop:${city.shopId}`, 'platform'], { topic, version: 1 });
    await expect.poll(() => screen.topics()).toEqual(topics);
  });
});

const loseLines = (test: TestApp) =>
  sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = ${announcementsName}`.execute(test.app.database.read);

test('after a lost line every screen is told to look again, and what is told then arrives', async () => {
  const nodes = await openNodes();
  const screen = screenAt(nodes.two, nodes.city);
  await loseLines(nodes.one);
  nodes.one.app.platform.live.tell([`shop:${nodes.city.shopId}`], { topic: 'orders', version: 1 });
  await expect.poll(() => screen.topics()).toContain(everyTopic);
  await nodes.hearing();
  nodes.one.app.platform.live.tell([`shop:${nodes.city.shopId}`], { topic: 'orders', version: 2 });
  await expect.poll(() => screen.told).toContainEqual({ topic: 'orders', version: 2 });
  await nodes.close();
});

test.runIf(hasRedis)('while Redis is killed PostgreSQL carries it, and Redis again when it is back', async () => {
  const server = await openRedisServer();
  await server.start();
  const nodes = await openNodes(server.url);
  const screen = screenAt(nodes.two, nodes.city);
  const tell = (version: number) =>
    nodes.one.app.platform.live.tell([`shop:${nodes.city.shopId}`], { topic: 'orders', version });
  const isTold = (version: number) => expect.poll(() => screen.told).toContainEqual({ topic: 'orders', version });
  tell(1);
  await isTold(1);
  await server.kill();
  await expect.poll(() => nodes.one.app.lines.ofLive[0]?.isHearing()).toBe(false);
  expect(screen.topics()).toContain(everyTopic);
  tell(2);
  await isTold(2);
  await server.start();
  await nodes.hearing();
  tell(3);
  await isTold(3);
  await nodes.close();
  await server.kill();
});

test('a server process tells the screens of another, and when it is killed they look again', async () => {
  const one = await openTestApp();
  // The process has the real clock.
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
  await expect.poll(() => screen.topics()).toContain(everyTopic);
  await one.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);
