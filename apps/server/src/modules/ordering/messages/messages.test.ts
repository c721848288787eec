import { type Language, languages } from '@chifan/domain';
import {
  contactHoursAfterHandOver,
  maxOrderMessages,
  maxOrderMessagesPerMinute,
  messageCodes,
} from '@chifan/domain/ordering';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import {
  newMember,
  newStaff,
  noodlesDelivered,
  noodlesToTakeAway,
  openSmallCity,
  placePaid,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from '../../../testing/index.ts';
import { grantBalance } from '../../wallet/index.ts';
import { messageText } from './message-words.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => ({ app, city } = opened));

// Each test starts in a new minute, so that earlier messages do not count towards the limit per minute.
beforeEach(async () => {
  app.clock.advance(120_000);
  const gift = { key: `gift-of-${Math.random()}`, memberId: city.member.id, amount: 20_000, at: app.clock.now() };
  await app.app.database.transact((tx) => grantBalance(tx, gift));
  // Completes earlier orders, because a courier has at most three jobs at once.
  await sql`UPDATE customer_order SET state = 'completed' WHERE courier_id = ${city.courier.id}`.execute(
    app.app.database.read,
  );
});

type To = 'member' | 'merchant' | 'courier';
type Said = {
  readonly to: To;
  readonly code: (typeof messageCodes)[number];
  readonly minutes?: number;
  readonly position?: number;
};

const as = (person: TestPerson, language?: Language) => ({ token: person.token, ...(language && { language }) });
const say = (person: TestPerson, orderId: number, said: Said, more: object = {}) =>
  app.call('sendOrderMessage', { orderId, ...said }, { ...as(person), ...more });
const guestSees = async (orderId: number, language: Language = 'en') =>
  (await app.call('orderDetail', { orderId }, as(city.member, language))).data;
const kitchenSees = async (orderId: number) => {
  const { records } = (await app.call('merchantOrders', { pageNo: -1 }, as(city.merchant))).data;
  return records.find(({ id }) => id === orderId) ?? expect.fail('the kitchen has no such order');
};
const courierSees = async (orderId: number, courier: TestPerson = city.courier) => {
  const { mine } = (await app.call('courierJobs', {}, as(courier))).data;
  return mine.find(({ id }) => id === orderId);
};
const textsOf = ({ messages }: { readonly messages: readonly { readonly text: string }[] }) =>
  messages.map(({ text }) => text);

async function onTheWay(): Promise<number> {
  const orderId = await placePaid(app, city, noodlesDelivered(city));
  await app.call('acceptOrder', { orderId }, as(city.merchant));
  await app.call('markReady', { orderId }, as(city.merchant));
  await app.call('takeJob', { orderId }, as(city.courier));
  await app.call('collectOrder', { orderId }, as(city.courier));
  return orderId;
}

async function accepted(): Promise<number> {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  await app.call('acceptOrder', { orderId }, as(city.merchant));
  return orderId;
}

describe('a message about an order', () => {
  it('sender and recipient of a message about an order read it in their own languages, and no other party reads it', async () => {
    const orderId = await onTheWay();
    await say(city.courier, orderId, { to: 'member', code: 'need_lift_card' });
    await say(city.member, orderId, { to: 'courier', code: 'back_in_minutes', minutes: 5 });
    expect(textsOf(await guestSees(orderId, 'ja'))).toEqual([
      'エレベーターのカードがありません。下りてくるか、フロントに頼んでください。',
      'お待ちください。5 分で行きます。',
    ]);
    const job = await courierSees(orderId);
    expect(job?.messages).toMatchObject([
      { from: 'courier', to: 'member', text: '缺少电梯卡，请下楼取，或请前台帮忙。', readAt: null },
      { from: 'member', to: 'courier', text: '请等一下，我5分钟后到。', readAt: null },
    ]);
    expect((await kitchenSees(orderId)).messages).toEqual([]);
    const operator = await newStaff(app, 'platform');
    const { records } = (await app.call('platformOrders', { pageNo: -1 }, as(operator))).data;
    expect(records.find(({ id }) => id === orderId)?.messages).toHaveLength(2);
  });

  it('a message that names a dish or the hand-over code is shown in the languages of its sender and its reader', async () => {
    const orderId = await accepted();
    const { data } = await say(city.merchant, orderId, { to: 'member', code: 'dish_sold_out', position: 0 });
    const [line] = (await guestSees(orderId)).lines;
    const sold = `${line?.name.text} is sold out. May we replace it, or leave it out?`;
    expect(textsOf(await guestSees(orderId))).toEqual([sold]);
    expect(data.textZh).toBe(`${line?.nameZh}已售完，可以换别的，还是不要了？`);
    const brought = await onTheWay();
    const { handOverCode } = await guestSees(brought);
    await say(city.member, brought, { to: 'courier', code: 'my_code' });
    expect(await courierSees(brought)).toMatchObject({ messages: [{ text: `我的收货码：${handOverCode}` }] });
  });

  it('a message about an order sends a live event to its guest, courier and shop, but to no other courier', async () => {
    const orderId = await onTheWay();
    const heard: string[] = [];
    const audiences = [
      `member:${city.member.id}`,
      `courier:${city.courier.id}`,
      `shop:${city.shopId}`,
      'couriers',
    ] as const;
    const stops = audiences.map((audience) =>
      app.app.platform.live.listen([audience], ({ topic }) => heard.push(`${audience} ${topic}`)),
    );
    await say(city.courier, orderId, { to: 'member', code: 'at_door' });
    for (const stop of stops) stop();
    expect(heard.toSorted()).toEqual([
      `courier:${city.courier.id} order-messages`,
      `member:${city.member.id} order:${orderId}`,
      `member:${city.member.id} orders`,
      `shop:${city.shopId} order-messages`,
    ]);
  });

  it('an order message sent twice with one idempotency key is stored once', async () => {
    const orderId = await accepted();
    const key = { idempotencyKey: `one-message-of-order-${orderId}` };
    const first = await say(city.member, orderId, { to: 'merchant', code: 'on_my_way' }, key);
    const again = await say(city.member, orderId, { to: 'merchant', code: 'on_my_way' }, key);
    expect(again.data).toEqual(first.data);
    expect((await guestSees(orderId)).messages).toHaveLength(1);
  });

  it('an order message counts as unread in the guest’s list of active orders until the guest reads it', async () => {
    const orderId = await accepted();
    await say(city.merchant, orderId, { to: 'member', code: 'food_ready' });
    const unread = async () =>
      (await app.call('liveOrders', {}, as(city.member))).data.orders.find(({ id }) => id === orderId)?.unreadMessages;
    expect(await unread()).toBe(1);
    const [message] = (await guestSees(orderId)).messages;
    await app.call('readOrderMessages', { orderId, upToId: message?.id ?? 0 }, as(city.merchant));
    expect(await unread()).toBe(1);
    await app.call('readOrderMessages', { orderId, upToId: message?.id ?? 0 }, as(city.member));
    expect(await unread()).toBe(0);
    expect((await kitchenSees(orderId)).messages[0]?.readAt).not.toBeNull();
  });

  it('a guest gets a notification about a message from kitchen or courier only if the message is still unread', async () => {
    const orderId = await onTheWay();
    await app.drain();
    const noticesOf = async () => (await app.call('listNotices', {}, as(city.member))).data.records;
    const newest = async () => (await noticesOf())[0] ?? expect.fail('there is no notice');
    const before = await newest();
    await say(city.courier, orderId, { to: 'member', code: 'at_gate' });
    await say(city.member, orderId, { to: 'courier', code: 'coming_down' });
    await app.drain();
    const told = await noticesOf();
    expect(told[1]?.id).toBe(before.id);
    expect(told[0]).toMatchObject({
      title: 'New message about your order',
      text: 'Your courier: I’m at the gate. Please come down.',
      screen: { params: { orderId: String(orderId) } },
    });
    const { data } = await say(city.courier, orderId, { to: 'member', code: 'thanks' });
    await app.call('readOrderMessages', { orderId, upToId: data.id }, as(city.member));
    await app.drain();
    expect((await newest()).id).toBe(told[0]?.id);
  });

  it('for a message code that the server does not know, the guest reads that the message cannot be shown yet', async () => {
    const orderId = await accepted();
    await say(city.merchant, orderId, { to: 'member', code: 'thanks' });
    await sql`UPDATE order_message SET code = 'of_tomorrow' WHERE order_id = ${orderId}`.execute(app.app.database.read);
    expect((await guestSees(orderId)).messages).toMatchObject([
      { code: 'of_tomorrow', text: 'This message can’t be shown yet.', textZh: '一条暂时无法显示的消息。' },
    ]);
  });

  it.each(languages)('every order message has a complete text in %s', (language) => {
    const facts = { minutes: 5, dish: { en: 'Mapo tofu', 'zh-CN': '麻婆豆腐' }, handOverCode: '4821' };
    for (const code of messageCodes) {
      const text = messageText(code, facts, language);
      expect(text, code).not.toMatch(/[{}]|^message\.|…/);
      expect(text.length, code).toBeGreaterThan(1);
    }
  });
});

describe('permission to write a message about an order', () => {
  it('the server accepts every predefined message that it offers to the guest, with the offered minutes or dishes', async () => {
    const orderId = await accepted();
    const { choices } = (await app.call('orderMessageChoices', { orderId }, as(city.member))).data;
    for (const { to, code, options } of choices) {
      app.clock.advance(60_001);
      const [first] = options;
      const { minutes, position } = { minutes: first?.minutes ?? undefined, position: first?.position ?? undefined };
      const said = await app.call(
        'sendOrderMessage',
        {
          orderId,
          to,
          code: code as Said['code'],
          ...(minutes && { minutes }),
          ...(position !== undefined && { position }),
        },
        as(city.member),
      );
      expect(said.success, code).toBe(true);
    }
    expect(choices.find(({ code }) => code === 'running_late')?.options.map(({ text }) => text)).toEqual([
      '5 minutes',
      '10 minutes',
      '15 minutes',
      '30 minutes',
    ]);
  });

  it.each<[string, () => TestPerson, Said]>([
    ['a predefined kitchen message from a guest', () => city.member, { to: 'merchant', code: 'food_ready' }],
    [
      'a predefined guest message from the kitchen',
      () => city.merchant,
      { to: 'member', code: 'running_late', minutes: 5 },
    ],
    [
      'a message to the courier while no courier has the job',
      () => city.member,
      { to: 'courier', code: 'where_are_you' },
    ],
    ['minutes that are not offered', () => city.member, { to: 'merchant', code: 'running_late', minutes: 7 }],
    ['a dish that is not in the order', () => city.merchant, { to: 'member', code: 'dish_sold_out', position: 9 }],
    ['a predefined message for a later order state', () => city.member, { to: 'merchant', code: 'left_something' }],
  ])('rejects an order message: %s', async (_, who, said) => {
    const orderId = await accepted();
    const answer = await say(who(), orderId, said);
    expect(answer).toMatchObject({ success: false, data: { reason: 'message_not_possible' } });
    expect((await guestSees(orderId)).messages).toEqual([]);
  });

  it('another guest, merchant, courier or operator gets “order not found” for the messages of an order', async () => {
    const orderId = await onTheWay();
    const other = await openSmallCity(app);
    const strangers = [
      await newMember(app),
      other.merchant,
      await newStaff(app, 'courier'),
      await newStaff(app, 'platform'),
    ];
    for (const stranger of strangers) {
      const calls = [
        say(stranger, orderId, { to: 'merchant', code: 'thanks' }),
        app.call('orderMessageChoices', { orderId }, as(stranger)),
        app.call('readOrderMessages', { orderId, upToId: 1 }, as(stranger)),
      ];
      for (const answer of await Promise.all(calls))
        expect(answer).toMatchObject({ data: { reason: 'order_not_found' } });
    }
  });

  it('a courier who takes a returned job does not see messages to the previous courier', async () => {
    const orderId = await onTheWay();
    await say(city.member, orderId, { to: 'courier', code: 'my_code' });
    await app.call('handBack', { orderId, reason: '车辆故障' }, as(city.courier));
    const next = await newStaff(app, 'courier');
    await app.call('takeJob', { orderId }, as(next));
    expect(await courierSees(orderId, next)).toMatchObject({ messages: [] });
    expect((await guestSees(orderId)).messages).toHaveLength(1);
  });

  it('limits the number of order messages of one sender per minute and per order', async () => {
    const orderId = await accepted();
    const once = () => say(city.member, orderId, { to: 'merchant', code: 'thanks' });
    for (let said = 0; said < maxOrderMessagesPerMinute; said += 1) expect((await once()).success).toBe(true);
    expect(await once()).toMatchObject({ success: false, data: { reason: 'too_many_messages' } });
    expect((await say(city.merchant, orderId, { to: 'member', code: 'ok' })).success).toBe(true);
    app.clock.advance(60_001);
    expect((await once()).success).toBe(true);
    await sql`INSERT INTO order_message (order_id, sender, recipient, actor_id, code, created_at)
      SELECT ${orderId}, 'member', 'merchant', ${city.member.id}, 'ok', ${app.clock.now()}::timestamptz - interval '1 hour'
      FROM generate_series(1, ${maxOrderMessages})`.execute(app.app.database.read);
    expect(await once()).toMatchObject({ data: { reason: 'too_many_messages' } });
  });

  it('guest and kitchen may write messages for some hours after the hand-over, but the courier may not', async () => {
    const orderId = await onTheWay();
    const { handOverCode } = await guestSees(orderId);
    await app.call('handOver', { orderId, code: handOverCode ?? '' }, as(city.courier));
    expect((await guestSees(orderId)).writableTo).toEqual(['merchant']);
    expect((await say(city.courier, orderId, { to: 'member', code: 'thanks' })).success).toBe(false);
    expect((await say(city.member, orderId, { to: 'merchant', code: 'dish_missing', position: 0 })).success).toBe(true);
    app.clock.advance(contactHoursAfterHandOver * 3_600_000 + 1);
    expect((await guestSees(orderId)).writableTo).toEqual([]);
    expect((await say(city.member, orderId, { to: 'merchant', code: 'thanks' })).success).toBe(false);
    expect((await guestSees(orderId)).messages).toHaveLength(1);
  });
});
