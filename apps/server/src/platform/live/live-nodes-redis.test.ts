import { allTopics } from '@chifan/contract/client/live-times';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRedis, openRedisServer, type RedisServer } from '../../testing/servers/redis-server.ts';
import { openNodes, screenAt, testLiveNodes } from './live-nodes-in-tests.ts';

describe.runIf(hasRedis)('with Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await openRedisServer();
  });
  afterAll(() => redis.kill());

  testLiveNodes(() => redis.url);

  test('live messages pass through PostgreSQL while Redis is down, and through Redis after it restarts', async () => {
    const server = await openRedisServer();
    const nodes = await openNodes(server.url);
    const screen = screenAt(nodes.two, nodes.city);
    const publish = (version: number) =>
      nodes.one.app.platform.live.publish([`shop:${nodes.city.shopId}`], { topic: 'orders', version });
    const isTold = (version: number) => expect.poll(() => screen.told).toContainEqual({ topic: 'orders', version });
    publish(1);
    await isTold(1);
    await server.kill();
    await expect.poll(() => nodes.one.app.lines.ofLive[0]?.isHearing()).toBe(false);
    expect(screen.topics()).toContain(allTopics);
    publish(2);
    await isTold(2);
    await server.start();
    await nodes.hearing();
    publish(3);
    await isTold(3);
    await nodes.close();
    await server.kill();
  });
});
