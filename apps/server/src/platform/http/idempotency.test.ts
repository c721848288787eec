import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCity, type SmallCity, type TestApp } from '../../testing/index.ts';
import type { Context } from './handlers.ts';
import { runIdempotently } from './idempotency.ts';

let test: TestApp;
let city: SmallCity;

beforeAll(async () => {
  ({ app: test, city } = await openTestCity());
});
afterAll(() => test.close());

const address = {
  contact: 'Guest',
  phone: '13912345678',
  city: 'Shanghai',
  address: '1 Huanghe Road',
  doorNumber: '2',
  latitude: '31.234000',
  longitude: '121.470000',
};

const insert = (idempotencyKey: string, change: object = {}) =>
  test.call('insertAddress', { ...address, ...change }, { token: city.member.token, idempotencyKey });
const count = async () => (await test.call('listAddresses', { pageNo: -1 }, { token: city.member.token })).data.total;

it('concurrent calls with one idempotency key run once and return the same result', async () => {
  const before = await count();
  const answers = await Promise.all(Array.from({ length: 20 }, () => insert('same-key-20')));
  expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1);
  expect(await count()).toBe(before + 1);
});

it('the server refuses a used idempotency key with different input', async () => {
  await insert('another-input');
  const refused = await insert('another-input', { doorNumber: '99' });
  expect([refused.status, refused.data]).toEqual([409, { reason: 'idempotency_key_reused' }]);
});

it('the server accepts corrected input with the idempotency key of a refused call', async () => {
  expect((await insert('mended-input', { phone: '12' })).success).toBe(false);
  expect((await insert('mended-input')).success).toBe(true);
});

it('the server refuses a call that creates an object if it has no idempotency key', async () => {
  expect((await insert('short')).data).toMatchObject({ reason: 'idempotency_key_missing' });
});

it('the server refuses an idempotency key that was used for another path, and changes nothing', async () => {
  const context: Context = {
    caller: { role: 'visitor' },
    language: 'en',
    readerLanguage: 'en',
    site: 'global',
    now: test.clock.now(),
    requestId: '',
    idempotencyKey: 'one-key-two-paths',
    device: '',
    deviceKey: '',
    ip: '192.0.2.1',
  };
  const done: string[] = [];
  const call = (path: string) =>
    runIdempotently(test.app.database, context, path, { orderId: 1 }, () => {
      done.push(path);
      return Promise.resolve({ ok: true as const, value: path });
    });
  expect(await call('/rest/first')).toEqual({ ok: true, value: '/rest/first' });
  expect(await call('/rest/second')).toMatchObject({ ok: false, reason: 'idempotency_key_reused' });
  expect(await call('/rest/first')).toEqual({ ok: true, value: '/rest/first' });
  expect(done).toEqual(['/rest/first']);
});
