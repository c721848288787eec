import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCity, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { raiseAlert } from './raise-alert.ts';

let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  ({ app, city } = await openTestCity());
});
afterAll(() => app.close());

const listed = async () => {
  const { data } = await app.call('paymentAlerts', { pageNo: -1 }, { token: city.operator.token });
  return data.records;
};

const raise = (says: Parameters<typeof raiseAlert>[2]['says'], reference: string) =>
  raiseAlert(app.app.database.read, app.app.platform, {
    method: 'wechat',
    kind: 'gateway_refund_failed',
    reference,
    says,
  });

test('an alert with the same content is stored once', async () => {
  const says = { code: 'statement_payment', day: '2026-11-20', amount: 500, ours: 400, state: 'open' } as const;
  for (let time = 0; time < 3; time += 1) await raise(says, 'A');
  await raise({ ...says, state: 'failed' }, 'A');
  const found = (await listed()).filter(({ reference }) => reference === 'A');
  expect(found.map((alert) => alert.says)).toEqual([{ ...says, state: 'failed' }, says]);
});

test('paymentAlerts returns the gateway’s error text, and the text of alerts that an older server version stored', async () => {
  await raise({ code: 'in_words', words: `NOTENOUGH 余额不足${'.'.repeat(600)}` }, 'B');
  await sql`INSERT INTO gateway_alert (method, kind, reference, detail, created_at)
    VALUES ('stripe', 'bad_signature', 'C', 'from 10.0.0.1', now())`.execute(app.app.database.read);
  const [b, c] = ['B', 'C'].map(async (name) => (await listed()).find(({ reference }) => reference === name)?.says);
  expect(await b).toEqual({ code: 'in_words', words: `NOTENOUGH 余额不足${'.'.repeat(600)}`.slice(0, 500) });
  expect(await c).toEqual({ code: 'in_words', words: 'from 10.0.0.1' });
});

test('forged webhooks on the same day in Shanghai share one alert that counts them', async () => {
  const forge = (ip: string) =>
    raiseAlert(app.app.database.read, app.app.platform, {
      method: 'alipay',
      kind: 'wrong_app',
      reference: null,
      says: { code: 'sent_from', ip },
    });
  const first = app.clock.now();
  await forge('10.0.0.1');
  app.clock.advance(60_000);
  await forge('10.0.0.2');
  app.clock.advance(86_400_000);
  await forge('10.0.0.3');
  expect((await listed()).filter(({ kind }) => kind === 'wrong_app')).toMatchObject([
    { count: 1, says: { ip: '10.0.0.3' } },
    {
      count: 2,
      says: { ip: '10.0.0.2' },
      at: first.toISOString(),
      lastAt: new Date(first.getTime() + 60_000).toISOString(),
    },
  ]);
  app.clock.set(first);
});

test('raiseAlert removes or replaces characters that JSON cannot store', async () => {
  await raise({ code: 'in_words', words: `a\0b${'.'.repeat(496)}😀` }, 'D');
  const found = (await listed()).find(({ reference }) => reference === 'D');
  expect(found?.says).toEqual({ code: 'in_words', words: `ab${'.'.repeat(496)}\ufffd` });
});
