import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { waitLimitMs } from '../../../../../tools/test/wait-limit.ts';
import {
  noodlesToTakeAway,
  openSmallCity,
  openTestApp,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../testing/index.ts';
import type { LiveMessage } from './live.ts';

/** Opens two test servers (nodes) on one database. */
export async function openNodes(redisUrl: string | null = null) {
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
      { timeout: waitLimitMs },
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

/** Records the live messages that the node sends to the shop's screens. */
export function screenAt({ app }: TestApp, { shopId }: SmallCity) {
  const told: LiveMessage[] = [];
  app.platform.live.listen([`shop:${shopId}`], (message) => told.push(message));
  return { told, topics: () => told.map(({ topic }) => topic) };
}

/**
 * Tests of live messages between two nodes. The nodes exchange them through Redis, or through PostgreSQL if `redisUrl`
 * returns null.
 */
export function testLiveNodes(redisUrl: () => string | null): void {
  let nodes: Awaited<ReturnType<typeof openNodes>>;
  beforeAll(async () => {
    nodes = await openNodes(redisUrl());
  });
  afterAll(() => nodes?.close());

  test('a live event on one server node is published exactly once on each of two nodes', async () => {
    const { one, two, city } = nodes;
    const [own, other] = [screenAt(one, city), screenAt(two, city)];
    const orderId = await placePaid(one, city, noodlesToTakeAway(city));
    await expect.poll(() => other.topics()).toContain(`order:${orderId}`);
    expect(own.topics()).toContain(`order:${orderId}`);
    const { version = 0 } = other.told.find(({ topic }) => topic === `order:${orderId}`) ?? {};
    expect(version).toBeGreaterThan(0);
    expect(own.told.filter(({ topic, version: of }) => topic === `order:${orderId}` && of === version)).toHaveLength(1);
  });

  test('a live event that a job causes on one server node is published on the other node', async () => {
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

  test('the server publishes all live events to other nodes even if they do not fit into one announcement', async () => {
    const { one, two, city } = nodes;
    const screen = screenAt(two, city);
    const topics = Array.from({ length: 700 }, (_, index) => `order:${1_000_000 + index}`);
    for (const topic of topics)
      one.app.platform.live.publish([`shop:${city.shopId}`, 'platform'], { topic, version: 1 });
    await expect.poll(() => screen.topics()).toEqual(topics);
  });
}
