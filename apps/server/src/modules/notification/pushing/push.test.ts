import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  noodlesDelivered,
  openSmallCity,
  openTestCity,
  placePaid,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from '../../../testing/index.ts';
import { openPushService, type TestPushService } from './push-service-in-tests.ts';

let service: TestPushService;
let app: TestApp;
let city: SmallCity;
beforeEach(async () => {
  service = await openPushService();
  ({ app, city } = await openTestCity(() => ({ pushServices: [service.origin] })));
});
afterEach(async () => {
  await app.close();
  await service.close();
});

async function newBrowser(member: TestPerson = city.member, timeZone = 'Asia/Shanghai') {
  const browser = service.newBrowser();
  const answer = await app.call('subscribePush', { ...browser.subscription, timeZone }, { token: member.token });
  expect(answer.success).toBe(true);
  return browser;
}

async function accepted(): Promise<number> {
  const orderId = await placePaid(app, city, noodlesDelivered(city));
  await app.call('acceptOrder', { orderId }, { token: city.merchant.token });
  await app.drain();
  return orderId;
}

const subscriptions = async () => (await sql`SELECT FROM push_subscription`.execute(app.app.database.read)).rows.length;

test('a subscribed browser gets a push message in the member’s language that opens the right screen', async () => {
  await app.call('setLanguage', { language: 'ja' }, { token: city.member.token });
  const browser = await newBrowser();
  const orderId = await accepted();
  expect(browser.messages).toEqual([
    {
      tag: expect.stringMatching(/^notice-\d+$/),
      title: '麺屋 が注文を受け付けました',
      text: expect.stringContaining('（中国時間）'),
      language: 'ja',
      path: 'pages/order/detail/detail',
      params: { orderId: String(orderId) },
    },
  ]);
  const { key } = (await app.call('pushKey', {}, { token: city.member.token })).data;
  expect([...browser.senders]).toEqual([key]);
  expect(service.requests).toEqual([{ ttl: '7200', urgency: 'high' }]);
});

test('the server creates its push keys once and stores them', async () => {
  const key = async () => (await app.call('pushKey', {}, { token: city.member.token })).data.key;
  const first = await key();
  expect(await key()).toBe(first);
  const { rows } = await sql<{ value: string }>`SELECT value FROM secret WHERE name = 'vapid'`.execute(
    app.app.database.read,
  );
  expect(rows.map(({ value }) => JSON.parse(value).publicKey)).toEqual([first]);
});

test.each([404, 410])('a push subscription is deleted if the push service responds with status %i', async (status) => {
  await newBrowser();
  service.answer(status);
  await accepted();
  expect(await subscriptions()).toBe(0);
});

test('a push message is retried while the push service fails, and no browser gets it twice', async () => {
  const [first, second] = [await newBrowser(), await newBrowser()];
  service.answer(503);
  await accepted();
  service.answer(201);
  app.clock.advance(60_000);
  await app.drain();
  app.clock.advance(60_000);
  await app.drain();
  expect([first.messages.length, second.messages.length]).toEqual([1, 1]);
});

test('a push subscription with an unknown push service or an invalid key is rejected', async () => {
  const { subscription } = service.newBrowser();
  const input = { ...subscription, endpoint: 'http://127.0.0.1:5432/', timeZone: 'UTC' };
  const answer = await app.call('subscribePush', input, { token: city.member.token });
  expect(answer).toMatchObject({ success: false, data: { reason: 'push_not_supported_here' } });
  const noKey = { ...subscription, p256dh: 'AAAA', timeZone: 'UTC' };
  expect((await app.call('subscribePush', noKey, { token: city.member.token })).success).toBe(false);
});

test('a member who switched off push messages of a kind gets none', async () => {
  const browser = await newBrowser();
  const choice = { kind: 'order', channel: 'push', isOn: false } as const;
  await app.call('chooseNotices', choice, { token: city.member.token });
  await accepted();
  expect(browser.messages).toEqual([]);
});

test('a push message waits for the end of quiet hours in the time zone of each device', async () => {
  // It is noon in Shanghai, within the quiet hours.
  const quietHours = { fromMinute: 11 * 60, untilMinute: 12 * 60 + 30, letsOrdersThrough: false };
  await app.call('setQuietHours', { quietHours }, { token: city.member.token });
  const [here, far] = [await newBrowser(), await newBrowser(city.member, 'Europe/Berlin')];
  await accepted();
  expect([here.messages.length, far.messages.length]).toEqual([0, 1]);
  app.clock.advance(31 * 60_000);
  await app.drain();
  expect([here.messages.length, far.messages.length]).toEqual([1, 1]);
});

test('a push message about an active order is sent in quiet hours if the guest chose that', async () => {
  const quietHours = { fromMinute: 0, untilMinute: 1439, letsOrdersThrough: true };
  await app.call('setQuietHours', { quietHours }, { token: city.member.token });
  const browser = await newBrowser();
  await accepted();
  expect(browser.messages).toHaveLength(1);
});

test('a push message that expires during quiet hours is not sent', async () => {
  const quietHours = { fromMinute: 11 * 60, untilMinute: 20 * 60, letsOrdersThrough: false };
  await app.call('setQuietHours', { quietHours }, { token: city.member.token });
  const browser = await newBrowser();
  await accepted();
  app.clock.advance(9 * 3_600_000);
  await app.drain();
  expect(browser.messages).toEqual([]);
});

test('no push message is sent for a notification that the member has read in the app', async () => {
  const quietHours = { fromMinute: 11 * 60, untilMinute: 12 * 60 + 30, letsOrdersThrough: false };
  const as = { token: city.member.token };
  await app.call('setQuietHours', { quietHours }, as);
  const browser = await newBrowser();
  await accepted();
  const { records } = (await app.call('listNotices', {}, as)).data;
  await app.call('readNotices', { upToId: records[0]?.id ?? 0 }, as);
  app.clock.advance(31 * 60_000);
  await app.drain();
  expect(browser.messages).toEqual([]);
});

test('a push subscription is deleted when the session that created it ends', async () => {
  const browser = await newBrowser();
  await app.call('logout', {}, { token: city.member.token });
  expect(await subscriptions()).toBe(0);
  expect(browser.messages).toEqual([]);
});

test('a waiting push message is not sent to a browser where another member has signed in since', async () => {
  const quietHours = { fromMinute: 11 * 60, untilMinute: 12 * 60 + 30, letsOrdersThrough: false };
  await app.call('setQuietHours', { quietHours }, { token: city.member.token });
  const [handedOver, kept] = [await newBrowser(), await newBrowser()];
  await accepted();
  const other = await openSmallCity(app);
  const subscription = { ...handedOver.subscription, timeZone: 'Asia/Shanghai' };
  await app.call('subscribePush', subscription, { token: other.member.token });
  app.clock.advance(31 * 60_000);
  await app.drain();
  expect([handedOver.messages.length, kept.messages.length]).toEqual([0, 1]);
});

test('a browser gets push messages only for the member who subscribed last', async () => {
  const browser = await newBrowser();
  const other = await openSmallCity(app);
  const again = { ...browser, timeZone: 'Asia/Shanghai' };
  await app.call('subscribePush', { ...again.subscription, timeZone: 'UTC' }, { token: other.member.token });
  await accepted();
  expect(browser.messages).toEqual([]);
});
