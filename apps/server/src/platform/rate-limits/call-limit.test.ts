import { calls } from '@chifan/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { siteLimitFactor } from './network.ts';

let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await openTestApp();
  two = await openTestApp(undefined, async () => ({ url: one.databaseUrl, drop: async () => undefined }));
});
afterAll(async () => {
  await two.close();
  await one.close();
});
beforeEach(() => {
  one.clock.advance(60_000);
  two.clock.set(one.clock.now());
});

const { path, ratePerMinute = 0 } = calls.staffLogin;

const statusOf = async (app: TestApp, ip: string) => {
  const answer = await app.app.http.inject({
    method: 'POST',
    url: path,
    remoteAddress: ip,
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  });
  return answer.statusCode;
};

const ask = async (count: number, from: (round: number) => [TestApp, string]) => {
  const statuses: number[] = [];
  for (let round = 0; round < count; round += 1) statuses.push(await statusOf(...from(round)));
  return statuses.filter((status) => status === 429).length;
};

test('the rate limit of a call applies to two processes together and resets after a minute', async () => {
  const [ip, other] = ['203.0.113.1', '203.0.113.2'];
  expect(await ask(ratePerMinute + 4, (round) => [round % 2 === 0 ? one : two, ip])).toBe(4);
  expect([await statusOf(one, ip), await statusOf(two, ip), await statusOf(two, other)]).toEqual([429, 429, 400]);
  two.clock.advance(60_000);
  expect(await statusOf(two, ip)).toBe(400);
});

test('the rate limit of a call counts all IP addresses of an IPv6 /64 together', async () => {
  expect(await ask(ratePerMinute + 3, (round) => [one, `2001:db8:5:6::${round + 1}`])).toBe(3);
  expect(await statusOf(one, '2001:db8:5:7::1')).toBe(400);
});

test('the rate limit of a call counts all networks of an IPv6 /48 together, with a higher limit', async () => {
  const networks = (round: number): [TestApp, string] => [one, `2001:db8:9:${(round + 1).toString(16)}::1`];
  expect(await ask(ratePerMinute * siteLimitFactor + 5, networks)).toBe(5);
  expect(await statusOf(one, '2001:db8:a:1::1')).toBe(400);
});

test('the general rate limit of a process counts an IPv6 /64 as one network, with a higher limit per /48', async () => {
  const limited = await openTestApp(() => ({ rateLimitPerMinute: 5 }));
  const dish = async (ip: string) => {
    const { statusCode } = await limited.app.http.inject({
      method: 'POST',
      url: calls.dishDetails.path,
      remoteAddress: ip,
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    return statusCode;
  };
  const refusedOf = async (count: number, ip: (round: number) => string) => {
    const statuses: number[] = [];
    for (let round = 0; round < count; round += 1) statuses.push(await dish(ip(round)));
    return statuses.filter((status) => status === 429).length;
  };
  try {
    expect(await refusedOf(7, (round) => `2001:db8:1:1::${round + 1}`)).toBe(2);
    expect(await refusedOf(5 * siteLimitFactor + 3, (round) => `2001:db8:2:${(round + 1).toString(16)}::1`)).toBe(3);
    expect(await dish('2001:db8:3:1::1')).toBe(400);
    expect(await refusedOf(7, () => '203.0.113.3')).toBe(2);
  } finally {
    await limited.close();
  }
});
