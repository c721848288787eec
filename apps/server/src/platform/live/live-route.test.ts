import { request } from 'node:http';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  newMember,
  noodlesToTakeAway,
  openSmallCity,
  openTestCity,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../testing/index.ts';
import { startHearing } from '../announcements/hearing-in-tests.ts';
import { sha256 } from '../tokens.ts';
import { createLive, createLiveStreams, maxStreamsPerAddress, maxStreamsPerCaller } from './live.ts';
import { addLiveRoute } from './live-route.ts';

let test: TestApp;
let city: SmallCity;
let url: string;

beforeAll(async () => {
  ({ app: test, city } = await openTestCity((config) => ({ ...config, port: 0 })));
  url = await test.app.http.listen({ port: 0, host: '127.0.0.1' });
  await startHearing(test);
});
afterAll(() => test.close());

async function listen(token: string, at = url) {
  const stop = new AbortController();
  const response = await fetch(`${at}/rest/live`, { headers: { authorization: token }, signal: stop.signal });
  const heard: string[] = [];
  const ended = (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) heard.push(chunk);
    return true;
  })().catch(() => false);
  return { status: response.status, headers: response.headers, heard, ended, stop: () => stop.abort() };
}

it('a live message about an order reaches only its member and its shop', async () => {
  const stranger = await openSmallCity(test);
  const [member, merchant, other] = await Promise.all([
    listen(city.member.token),
    listen(city.merchant.token),
    listen(stranger.merchant.token),
  ]);
  const orderId = await placePaid(test, city, noodlesToTakeAway(city));
  await expect.poll(() => member.heard.join('')).toContain(`"topic":"order:${orderId}"`);
  await expect.poll(() => merchant.heard.join('')).toContain(`"topic":"order:${orderId}"`);
  expect(other.heard.join('')).not.toContain('order:');
  // The route writes to the response directly, without Fastify, but still sends the headers that every response has.
  expect(Object.fromEntries(member.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/-/),
  });
  for (const listener of [member, merchant, other]) listener.stop();
});

it('a new live stream first receives recent messages for its audience', async () => {
  const http = Fastify();
  const live = createLive();
  addLiveRoute(http, {
    clock: test.clock,
    authenticate: async (token) => ({ role: 'member', id: Number(token), sessionHash: '' }),
    audiencesOf: async ({ id }) => [`member:${id}`],
    live,
  });
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  live.publish(['member:1'], { topic: 'notifications', version: 7 });
  const [member, other] = await Promise.all([listen('1', address), listen('2', address)]);
  await expect.poll(() => member.heard.join('')).toContain('data: {"topic":"notifications","version":7}\n\n');
  expect(member.heard.join('').indexOf(': listening')).toBeLessThan(member.heard.join('').indexOf('data:'));
  live.publish(['member:2'], { topic: 'points', version: 1 });
  await expect.poll(() => other.heard.join('')).toContain('"topic":"points"');
  expect(other.heard.join('')).not.toContain('notifications');
  for (const listener of [member, other]) listener.stop();
  await http.close();
});

it('the server refuses a live stream without a valid token', async () => {
  expect((await listen('wrong')).status).toBe(401);
});

it.each([
  ['signs out', (token: string) => test.call('logout', {}, { token })],
  [
    'ends the session from another device',
    (token: string) =>
      sql`DELETE FROM session WHERE token_hash = ${sha256(token)}`
        .execute(test.app.database.read)
        .then(() => undefined),
  ],
])('a live stream ends at once when its guest %s', async (_, end) => {
  const { token } = await newMember(test, 0);
  const [ending, staying] = await Promise.all([listen(token), listen(city.member.token)]);
  await expect.poll(() => ending.heard.length).toBeGreaterThan(0);
  await end(token);
  expect(await ending.ended).toBe(true);
  expect((await listen(token)).status).toBe(401);
  const orderId = await placePaid(test, city, noodlesToTakeAway(city));
  await expect.poll(() => staying.heard.join('')).toContain(`"topic":"order:${orderId}"`);
  staying.stop();
});

it('the server refuses a live stream above the limit per caller with a retry time, and accepts one when another ends', async () => {
  const { token } = await newMember(test, 0);
  const streams = await Promise.all(Array.from({ length: maxStreamsPerCaller }, () => listen(token)));
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await listen(token);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await listen(city.courier.token)).status).toBe(200);
  streams[0]?.stop();
  await expect.poll(async () => (await listen(token)).status).toBe(200);
});

it('rejects a live stream if all callers at its IP address together have the maximum number of live streams', () => {
  const { enter } = createLiveStreams();
  const open = (id: number, address: string) =>
    enter({ caller: { role: 'member', id, sessionHash: '' }, address, end: () => undefined });
  const leaves = Array.from({ length: maxStreamsPerAddress }, (_, id) => open(id, '203.0.113.7'));
  expect(leaves).not.toContain(undefined);
  expect(open(-1, '203.0.113.7')).toBeUndefined();
  expect(open(-1, '203.0.113.8')).toBeDefined();
  leaves[0]?.();
  leaves[0]?.();
  expect(open(-2, '203.0.113.7')).toBeDefined();
  expect(open(-3, '203.0.113.7')).toBeUndefined();
});

it('the server ends all live streams when it closes, so that closing does not hang', async () => {
  const { app: closing, city: people } = await openTestCity();
  const address = await closing.app.http.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${address}/rest/live`, { headers: { authorization: people.member.token } });
  const ended = response.text();
  await closing.close();
  await ended;
});

it('the server removes the live listener of a client that disconnects during the session check', async () => {
  const http = Fastify();
  let waiting = 0;
  let listening = 0;
  let ask = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  addLiveRoute(http, {
    clock: test.clock,
    authenticate: async () => {
      waiting += 1;
      await asked;
      return { role: 'member', id: 1, sessionHash: '' };
    },
    audiencesOf: async () => [],
    live: {
      ...test.app.platform.live,
      listen: () => {
        listening += 1;
        return () => {
          listening -= 1;
        };
      },
    },
  });
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  const headers = { authorization: 'token' };
  const leaving = Array.from({ length: 20 }, () =>
    request(`${address}/rest/live`, { headers })
      .on('error', () => {})
      .end(),
  );
  await expect.poll(() => waiting).toBe(20);
  for (const client of leaving) client.destroy();
  await expect.poll(() => new Promise((resolve) => http.server.getConnections((_, count) => resolve(count)))).toBe(0);
  const staying = fetch(`${address}/rest/live`, { headers });
  await expect.poll(() => waiting).toBe(21);
  ask();
  const { body } = await staying;
  expect(listening).toBe(1);
  await body?.cancel();
  await expect.poll(() => listening).toBe(0);
  await http.close();
});
