import { request } from 'node:http';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  noodlesToTakeAway,
  openSmallCity,
  openTestApp,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../testing/index.ts';
import { addLiveRoute } from './live-route.ts';

let test: TestApp;
let city: SmallCity;
let url: string;

beforeAll(async () => {
  test = await openTestApp((config) => ({ ...config, port: 0 }));
  city = await openSmallCity(test);
  url = await test.app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

/** Collects what a listener hears. */
async function listen(token: string) {
  const stop = new AbortController();
  const response = await fetch(`${url}/rest/live`, { headers: { authorization: token }, signal: stop.signal });
  const heard: string[] = [];
  void (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) heard.push(chunk);
  })().catch(() => {});
  return { status: response.status, heard, stop: () => stop.abort() };
}

it('tells the member and the shop of an order, and nobody else', async () => {
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
  for (const listener of [member, merchant, other]) listener.stop();
});

it('hears nothing without a token', async () => {
  expect((await listen('wrong')).status).toBe(401);
});

it('ends its listeners when the server closes, so that closing never hangs', async () => {
  const closing = await openTestApp();
  const people = await openSmallCity(closing);
  const address = await closing.app.http.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${address}/rest/live`, { headers: { authorization: people.member.token } });
  const ended = response.text();
  await closing.close();
  await ended;
});

it('keeps no listener for clients that leave while their session is read', async () => {
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
