import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  newStaff,
  noodlesDelivered,
  noodlesToTakeAway,
  openSmallCity,
  openTestCity,
  placePaid,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from '../../../testing/index.ts';
import { writeStaffEmail } from '../../member/index.ts';
import { openPushService, type TestPushService } from '../pushing/push-service-in-tests.ts';

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

const as = ({ token }: { token: string }) => ({ token });

async function newBrowser(person: TestPerson) {
  const browser = service.newBrowser();
  const answer = await app.call('subscribePush', { ...browser.subscription, timeZone: 'Asia/Shanghai' }, as(person));
  expect(answer.success).toBe(true);
  return browser;
}
const titles = ({ messages }: Awaited<ReturnType<typeof newBrowser>>) => messages.map(({ title }) => title);
const numberOf = async (orderId: number) =>
  (await app.call('orderDetail', { orderId }, as(city.member))).data.dayNumber;

test('a push message about a new order is sent only to devices of its shop, in Chinese and without data of the guest', async () => {
  const [board, courier] = [await newBrowser(city.merchant), await newBrowser(city.courier)];
  const other = await openSmallCity(app);
  const elsewhere = await newBrowser(other.merchant);
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  await app.drain();
  expect(board.messages).toEqual([
    {
      tag: `order-${orderId}`,
      title: `新订单：${await numberOf(orderId)} 号`,
      text: '面馆 · 到店自取 · ¥90.00 · 请在 12:10 前接单',
      language: 'zh-CN',
      path: 'orders',
      params: {},
    },
  ]);
  expect([courier.messages, elsewhere.messages]).toEqual([[], []]);
  expect(service.requests).toEqual([{ ttl: '600', urgency: 'high' }]);
});

test('a push message for staff is in English or Hong Kong Chinese if they read that language', async () => {
  const board = await newBrowser(city.merchant);
  const tell = async (language: 'en' | 'zh-Hant-HK') => {
    await app.call('setStaffLanguage', { language }, as(city.merchant));
    const orderId = await placePaid(app, city, noodlesToTakeAway(city));
    await app.drain();
    return { ...board.messages.at(-1), number: await numberOf(orderId) };
  };
  const english = await tell('en');
  expect(english).toMatchObject({
    title: `New order: ${english.number}`,
    text: '面馆 · Pickup · CN¥90.00 · accept by 12:10',
    language: 'en',
  });
  const cantonese = await tell('zh-Hant-HK');
  expect(cantonese).toMatchObject({
    title: `新訂單：${cantonese.number} 號`,
    text: '面馆 · 到店自取 · ¥90.00 · 請在 12:10 前接單',
    language: 'zh-Hant-HK',
  });
});

test('a shop gets a push message about an automatically accepted order, but not about an order that staff already answered', async () => {
  await sql`UPDATE shop SET auto_accept = true WHERE id = ${city.shopId}`.execute(app.app.database.read);
  const board = await newBrowser(city.merchant);
  await placePaid(app, city, noodlesToTakeAway(city));
  await app.drain();
  expect(board.messages.map(({ text }) => text)).toEqual([expect.stringContaining('已自动接单，请开始制作')]);
  await sql`UPDATE shop SET auto_accept = false WHERE id = ${city.shopId}`.execute(app.app.database.read);
  service.answer(503);
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  await app.drain();
  await app.call('acceptOrder', { orderId }, as(city.merchant));
  service.answer(201);
  app.clock.advance(120_000);
  await app.drain();
  expect(board.messages).toHaveLength(1);
});

test('an open delivery job is pushed to all couriers on duty, except a courier who returned it', async () => {
  const [second, resting] = [await newStaff(app, 'courier'), await newStaff(app, 'courier')];
  const [first, other, off] = [await newBrowser(city.courier), await newBrowser(second), await newBrowser(resting)];
  await app.call('setDuty', { isOnDuty: false }, as(resting));
  const orderId = await placePaid(app, city, noodlesDelivered(city));
  await app.call('acceptOrder', { orderId }, as(city.merchant));
  await app.drain();
  expect([first, other, off].map(titles)).toEqual([['有新的配送单'], ['有新的配送单'], []]);
  expect(first.messages[0]).toMatchObject({ path: 'jobs', text: expect.stringMatching(/ · 配送费 ¥\d+\.\d\d$/) });
  await app.call('takeJob', { orderId }, as(city.courier));
  await app.call('giveJobBack', { orderId }, as(city.courier));
  await app.drain();
  expect([first.messages.length, other.messages.length]).toEqual([1, 2]);
});

test('a guest’s message to the shop or the courier is sent as a push message, unless it was already read', async () => {
  const orderId = await placePaid(app, city, noodlesDelivered(city));
  await app.call('acceptOrder', { orderId }, as(city.merchant));
  await app.call('takeJob', { orderId }, as(city.courier));
  await app.drain();
  const [board, courier] = [await newBrowser(city.merchant), await newBrowser(city.courier)];
  const say = (to: 'merchant' | 'courier', code: 'how_long' | 'thanks') =>
    app.call('sendOrderMessage', { orderId, to, code }, as(city.member));
  const sent = await say('merchant', 'how_long');
  await app.drain();
  expect(board.messages).toMatchObject([
    { title: `${await numberOf(orderId)} 号：客人来消息`, text: sent.data.textZh, path: 'orders' },
  ]);
  expect(courier.messages).toEqual([]);
  expect((await say('courier', 'thanks')).success).toBe(true);
  await app.drain();
  expect(courier.messages).toMatchObject([{ path: 'deliveries' }]);
});

test('the push of a guest’s message is in the language that the member of staff reads', async () => {
  const orderId = await placePaid(app, city, noodlesDelivered(city));
  await app.call('acceptOrder', { orderId }, as(city.merchant));
  await app.call('takeJob', { orderId }, as(city.courier));
  await app.drain();
  await app.call('setStaffLanguage', { language: 'en' }, as(city.merchant));
  await app.call('setStaffLanguage', { language: 'zh-Hant-HK' }, as(city.courier));
  const [board, courier] = [await newBrowser(city.merchant), await newBrowser(city.courier)];
  await app.call('sendOrderMessage', { orderId, to: 'merchant', code: 'how_long' }, as(city.member));
  await app.call('sendOrderMessage', { orderId, to: 'courier', code: 'where_are_you' }, as(city.member));
  await app.drain();
  expect(board.messages).toMatchObject([
    {
      title: `Order ${await numberOf(orderId)}: message from the guest`,
      text: 'How much longer will it take?',
      language: 'en',
    },
  ]);
  expect(courier.messages).toMatchObject([{ text: '請問您現在在哪裏？', language: 'zh-Hant-HK' }]);
});

test('a push message to staff contains a guest’s free text translated, or marked as untranslated, and without phone numbers', async () => {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  await app.call('acceptOrder', { orderId }, as(city.merchant));
  await app.call('setStaffLanguage', { language: 'zh-CN' }, as(city.merchant));
  await app.drain();
  const board = await newBrowser(city.merchant);
  for (const text of ['I am allergic to peanuts', 'By the blue gate', 'Call +44 7700 900123']) {
    await app.call('writeOrderMessage', { orderId, to: 'merchant', text }, as(city.member));
    await app.drain();
  }
  expect(board.messages.map(({ text }) => text)).toEqual([
    expect.stringMatching(/花生.*过敏|过敏.*花生/),
    'By the blue gate（未翻译）',
    expect.stringContaining('+4****'),
  ]);
  expect(board.messages[0]?.text).toContain('I am allergic to peanuts');
});

test('a message between courier and shop is pushed to the recipient’s browsers and not to the sender’s', async () => {
  const orderId = await placePaid(app, city, noodlesDelivered(city));
  await app.call('acceptOrder', { orderId }, as(city.merchant));
  await app.call('markReady', { orderId }, as(city.merchant));
  await app.call('takeJob', { orderId }, as(city.courier));
  await app.drain();
  const [board, courier] = [await newBrowser(city.merchant), await newBrowser(city.courier)];
  const say = async (person: TestPerson, to: 'merchant' | 'courier', code: 'courier_arrived' | 'ok') => {
    expect((await app.call('sendOrderMessage', { orderId, to, code }, as(person))).success).toBe(true);
    await app.drain();
  };
  await say(city.courier, 'merchant', 'courier_arrived');
  expect([board.messages.length, courier.messages.length]).toEqual([1, 0]);
  await say(city.merchant, 'courier', 'ok');
  expect([board.messages.length, courier.messages.length]).toEqual([1, 1]);
});

test('a staff device gets push messages until they are switched off or the session ends', async () => {
  const [switched, ended] = [await newBrowser(city.merchant), await newBrowser(city.merchant)];
  const { endpoint } = switched.subscription;
  await app.call('unsubscribePush', { endpoint }, as(city.courier));
  await placePaid(app, city, noodlesToTakeAway(city));
  await app.drain();
  expect([switched.messages.length, ended.messages.length]).toEqual([1, 1]);
  await app.call('unsubscribePush', { endpoint }, as(city.merchant));
  await app.call('logout', {}, as(city.merchant));
  await placePaid(app, city, noodlesToTakeAway(city));
  await app.drain();
  expect([switched.messages.length, ended.messages.length]).toEqual([1, 1]);
});

test('staff get a push message and a mail about an unanswered order, and a second unanswered order in a row pauses the shop', async () => {
  const board = await newBrowser(city.merchant);
  await writeStaffEmail(app.app.database.read, city.merchant.id, 'owner@example.com');
  const expired = async () => {
    const orderId = await placePaid(app, city, noodlesToTakeAway(city));
    await app.drain();
    app.clock.advance(10 * 60_000);
    await app.drain();
    return { orderId, number: await numberOf(orderId) };
  };
  const shop = async () => (await app.call('staffMe', {}, as(city.merchant))).data.shops[0];
  const mails = () => app.mailbox.emails.filter(({ to }) => to === 'owner@example.com');

  const first = await expired();
  expect(board.messages.at(-1)).toMatchObject({
    title: `${first.number} 号订单没人接，已自动取消`,
    text: '面馆 · 已退款 ¥90.00 给客人',
    path: 'orders',
  });
  expect(mails().map(({ subject }) => subject)).toEqual([`${first.number} 号订单没人接，已自动取消`]);
  expect(await shop()).toMatchObject({ isTakingOrders: true, isPausedUnanswered: false });

  const second = await expired();
  expect(board.messages.at(-1)?.text).toContain('已自动暂停接单');
  expect(mails().at(-1)?.text).toContain('已自动暂停接单');
  expect(await shop()).toMatchObject({ isTakingOrders: false, isPausedUnanswered: true });
  expect((await shop())?.pausedUntil).not.toBeNull();
  const lost = await app.call('unansweredOrders', {}, as(city.merchant));
  expect(lost.data.map(({ id, amount }) => [id, amount])).toEqual([
    [second.orderId, 9000],
    [first.orderId, 9000],
  ]);

  await app.call(
    'setTakingOrders',
    { shopId: city.shopId, isTakingOrders: true, autoAccept: false },
    as(city.merchant),
  );
  await writeStaffEmail(app.app.database.read, city.merchant.id, null);
  await expired();
  expect(await shop()).toMatchObject({ isTakingOrders: true, isPausedUnanswered: false });
  expect(mails()).toHaveLength(2);
  const accepted = await placePaid(app, city, noodlesToTakeAway(city));
  await app.call('acceptOrder', { orderId: accepted }, as(city.merchant));
  await expired();
  expect(await shop()).toMatchObject({ isTakingOrders: true });
});
