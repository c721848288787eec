import type { OrderMessage } from '@chifan/contract/ordering/message-views';
import type { Language } from '@chifan/domain';
import {
  contactHoursAfterHandOver,
  maxOrderMessagesPerMinute,
  maxOwnWordsLength,
  maxOwnWordsPerHour,
} from '@chifan/domain/ordering';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  newMember,
  newStaff,
  noodlesDelivered,
  noodlesToTakeAway,
  openTestCity,
  placePaid,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from '../../../testing/index.ts';
import { openTranslator, type TestTranslator } from '../../../testing/sandbox/translator.ts';
import { grantBalance } from '../../wallet/index.ts';
import { orderData } from '../member-privacy.store.ts';

let app: TestApp;
let city: SmallCity;
let standIn: TestTranslator;
beforeAll(async () => {
  standIn = await openTranslator();
  ({ app, city } = await openTestCity(() => ({ translation: standIn.config })));
});
afterAll(async () => {
  await app.close();
  await standIn.close();
});

// Earlier messages are deleted, so that they do not count towards the limits.
beforeEach(async () => {
  app.clock.advance(120_000);
  const gift = { key: `gift-of-${Math.random()}`, memberId: city.member.id, amount: 20_000, at: app.clock.now() };
  await app.app.database.transact((tx) => grantBalance(tx, gift));
  await sql`UPDATE customer_order SET state = 'completed' WHERE courier_id = ${city.courier.id}`.execute(
    app.app.database.read,
  );
  await sql`DELETE FROM translation`.execute(app.app.database.read);
  await sql`DELETE FROM order_message`.execute(app.app.database.read);
});

type To = 'member' | 'merchant' | 'courier';
const as = (person: TestPerson, language?: Language) => ({ token: person.token, ...(language && { language }) });
const write = (person: TestPerson, orderId: number, to: To, text: string, more: object = {}) =>
  app.call('writeOrderMessage', { orderId, to, text }, { ...as(person), ...more });
const guestSees = async (orderId: number, language: Language = 'en') =>
  (await app.call('orderDetail', { orderId }, as(city.member, language))).data;
const kitchenSees = async (orderId: number) => {
  const { records } = (await app.call('merchantOrders', { pageNo: -1 }, as(city.merchant, 'zh-CN'))).data;
  return records.find(({ id }) => id === orderId) ?? expect.fail('the kitchen has no such order');
};
const courierSees = async (orderId: number) => {
  const { mine } = (await app.call('courierJobs', {}, as(city.courier, 'zh-CN'))).data;
  return mine.find(({ id }) => id === orderId) ?? expect.fail('the courier has no such job');
};
const newestOf = ({ messages }: { readonly messages: readonly OrderMessage[] }) =>
  messages.at(-1) ?? expect.fail('there is no message');

async function accepted(): Promise<number> {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  await app.call('acceptOrder', { orderId }, as(city.merchant));
  return orderId;
}

async function onTheWay(): Promise<number> {
  const orderId = await placePaid(app, city, noodlesDelivered(city));
  await app.call('acceptOrder', { orderId }, as(city.merchant));
  await app.call('markReady', { orderId }, as(city.merchant));
  await app.call('takeJob', { orderId }, as(city.courier));
  await app.call('collectOrder', { orderId }, as(city.courier));
  return orderId;
}

const mother = '母は80歳なので、お肉を小さく切ってください。';
const motherZh = '我母亲80岁了，请把肉切小一点。 [sandbox]';
const noted = '厨师已经记下了，从今天起会少放油。';
const notedEn = 'Our cook has noted it and will use less oil from today. [sandbox]';

describe('a message in own words', () => {
  it('the kitchen reads a guest’s own words in Chinese, and the guest sees the Chinese version, after a live event', async () => {
    const orderId = await accepted();
    const told: string[] = [];
    app.app.platform.live.listen([`shop:${city.shopId}`], ({ topic }) => told.push(topic));
    const sent = await write(city.member, orderId, 'merchant', mother, { language: 'ja' });
    expect(sent.data).toMatchObject({
      code: 'own_words',
      text: mother,
      ownWords: { language: 'ja', isAboutDiet: false },
    });
    const translated = { text: motherZh, by: 'machine', rest: null, isComing: false };
    await expect
      .poll(async () => newestOf(await kitchenSees(orderId)).ownWords)
      .toMatchObject({ text: mother, translated });
    expect(newestOf(await guestSees(orderId, 'ja')).ownWords).toMatchObject({ text: mother, translated });
    expect(told).toContain('order-messages');
  });

  it('a guest reads the kitchen’s own words in their language, and a Chinese guest reads them as written', async () => {
    const orderId = await accepted();
    await write(city.merchant, orderId, 'member', noted, { language: 'zh-CN' });
    await expect
      .poll(async () => newestOf(await guestSees(orderId)).ownWords)
      .toMatchObject({ text: noted, language: 'zh-CN', translated: { text: notedEn, by: 'machine' } });
    expect(newestOf(await guestSees(orderId)).text).toContain('(machine translation)');
    expect(newestOf(await guestSees(orderId, 'zh-CN')).ownWords).toMatchObject({ text: noted, translated: null });
  });

  it('an app without own words shows the words as text, with the Chinese original of staff and the note “not translated”', async () => {
    const orderId = await accepted();
    await write(city.merchant, orderId, 'member', '我们的电梯今天坏了', { language: 'zh-CN' });
    await expect.poll(async () => newestOf(await guestSees(orderId)).ownWords?.translated?.isComing).toBe(false);
    expect(newestOf(await guestSees(orderId))).toMatchObject({
      text: expect.stringContaining('(not translated)'),
      textZh: '我们的电梯今天坏了',
    });
  });

  it('the kitchen’s words are not translated in part, because half an answer about an allergy may mislead', async () => {
    const orderId = await accepted();
    await write(city.merchant, orderId, 'member', '不要辣，里面有花生酱和虾皮', { language: 'zh-CN' });
    await expect
      .poll(async () => newestOf(await guestSees(orderId)).ownWords)
      .toMatchObject({
        isAboutDiet: true,
        translated: { text: null, rest: '不要辣，里面有花生酱和虾皮', isComing: false },
      });
  });

  it.each([
    ['放心，换成芝麻酱', true],
    ['电梯坏了，请下楼', false],
  ])('the kitchen’s words “%s” may be about an allergy: %s', async (text, isAboutDiet) => {
    const orderId = await accepted();
    const sent = await write(city.merchant, orderId, 'member', text, { language: 'zh-CN' });
    expect(sent.data.ownWords).toMatchObject({ text, isAboutDiet });
  });

  it('kitchen and courier read each other’s own words, which the guest does not see, and the platform sees all', async () => {
    const orderId = await onTheWay();
    await write(city.courier, orderId, 'merchant', '少了一双筷子', { language: 'zh-CN' });
    await write(city.member, orderId, 'courier', 'The blue gate', {});
    expect(newestOf(await kitchenSees(orderId)).ownWords).toMatchObject({ text: '少了一双筷子', translated: null });
    expect((await guestSees(orderId)).messages).toMatchObject([{ ownWords: { text: 'The blue gate' } }]);
    expect((await courierSees(orderId)).messages).toHaveLength(2);
    const operator = await newStaff(app, 'platform');
    const { records } = (await app.call('platformOrders', { pageNo: -1 }, as(operator))).data;
    expect(records.find(({ id }) => id === orderId)?.messages).toHaveLength(2);
  });

  it('a guest gets the courier’s own words translated as a notification', async () => {
    const orderId = await onTheWay();
    await app.drain();
    await write(city.courier, orderId, 'member', noted, { language: 'zh-CN' });
    await expect.poll(async () => newestOf(await guestSees(orderId)).ownWords?.translated?.text).toBe(notedEn);
    await app.drain();
    const { records } = (await app.call('listNotices', {}, as(city.member))).data;
    expect(records[0]?.text).toContain(notedEn);
    expect(records[0]?.text).toContain('machine translation');
  });

  it('own words sent twice with one idempotency key are stored once', async () => {
    const orderId = await accepted();
    const key = { idempotencyKey: `words-about-${orderId}` };
    const first = await write(city.member, orderId, 'merchant', 'See you soon', key);
    expect((await write(city.member, orderId, 'merchant', 'See you soon', key)).data).toEqual(first.data);
    expect((await guestSees(orderId)).messages).toHaveLength(1);
  });
});

describe('an allergy in a guest’s own words', () => {
  it('an allergy in a message marks the message and the dish on the kitchen’s board', async () => {
    const marks = JSON.stringify({ contains: ['peanut'], free: [] });
    await sql`UPDATE dish SET allergens = ${marks}::jsonb WHERE id = ${city.noodlesId}`.execute(app.app.database.read);
    const orderId = await accepted();
    expect((await kitchenSees(orderId)).lines[0]?.conflicts.avoids).toEqual([]);
    await write(city.member, orderId, 'merchant', 'I am allergic to peanuts');
    const order = await kitchenSees(orderId);
    expect(newestOf(order).ownWords).toMatchObject({ isAboutDiet: true, translated: { by: 'phrasebook' } });
    expect(order.lines[0]?.conflicts.avoids).toEqual(['peanut']);
  });

  it('the kitchen also reads a message to the courier if it may mention an allergy', async () => {
    const orderId = await onTheWay();
    await write(city.member, orderId, 'courier', 'The blue gate');
    await write(city.member, orderId, 'courier', 'Tell them: no nuts!');
    expect((await kitchenSees(orderId)).messages).toMatchObject([
      { to: 'courier', ownWords: { text: 'Tell them: no nuts!', isAboutDiet: true } },
    ]);
  });
});

describe('permission to write own words', () => {
  it.each([
    ['a guest without a courier', () => city.member, 'courier'],
    ['a kitchen without a courier', () => city.merchant, 'courier'],
  ] as const)('rejects own words of %s', async (_, who, to) => {
    const orderId = await accepted();
    expect(await write(who(), orderId, to, 'Hello')).toMatchObject({ data: { reason: 'message_not_possible' } });
  });

  it('own words by another guest, merchant or courier about the order get “order not found”', async () => {
    const orderId = await onTheWay();
    for (const person of [await newMember(app), await newStaff(app, 'courier'), await newStaff(app, 'platform')])
      expect(await write(person, orderId, 'merchant', 'Hello')).toMatchObject({ data: { reason: 'order_not_found' } });
  });

  it.each([
    ['an empty text', ' \n '],
    ['a text of invisible letters', '\u200b\u200b'],
    ['a text that is too long', 'a'.repeat(maxOwnWordsLength + 1)],
  ])('rejects %s', async (_, text) => {
    const orderId = await accepted();
    expect((await write(city.member, orderId, 'merchant', text)).success).toBe(false);
    expect((await guestSees(orderId)).messages).toEqual([]);
  });

  it('own words and ready sentences count together towards the limit of an order, also if sent at the same time', async () => {
    const orderId = await accepted();
    const texts = Array.from({ length: maxOrderMessagesPerMinute + 4 }, (_, at) => `Message ${at}`);
    const answers = await Promise.all(texts.map((text) => write(city.member, orderId, 'merchant', text)));
    expect(answers.filter(({ success }) => success)).toHaveLength(maxOrderMessagesPerMinute);
    const thanks = await app.call('sendOrderMessage', { orderId, to: 'merchant', code: 'thanks' }, as(city.member));
    expect(thanks).toMatchObject({ data: { reason: 'too_many_messages' } });
  });

  it('limits the own words of one person per hour over all orders, also if sent at the same time', async () => {
    const [orderId, other] = [await accepted(), await accepted()];
    const earlier = maxOwnWordsPerHour - 1;
    await sql`INSERT INTO order_message (order_id, sender, recipient, actor_id, code, created_at)
      SELECT ${await accepted()}, 'merchant', 'member', ${city.merchant.id}, 'own_words', ${app.clock.now()}
      FROM generate_series(1, ${earlier}::int)`.execute(app.app.database.read);
    const answers = await Promise.all([orderId, other].map((each) => write(city.merchant, each, 'member', '您好')));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const ok = await app.call('sendOrderMessage', { orderId, to: 'member', code: 'ok' }, as(city.merchant));
    expect(ok.success).toBe(true);
    app.clock.advance(3_600_001);
    expect((await write(city.merchant, orderId, 'member', '您好')).success).toBe(true);
  });
});

describe('privacy of own words', () => {
  it('a phone number in a guest’s own words is masked for staff once they can no longer write to the guest', async () => {
    const orderId = await onTheWay();
    await write(city.member, orderId, 'merchant', 'Call 13812345678');
    expect(newestOf(await kitchenSees(orderId)).ownWords?.text).toBe('Call 13812345678');
    const { handOverCode } = await guestSees(orderId);
    await app.call('handOver', { orderId, code: handOverCode ?? '' }, as(city.courier));
    app.clock.advance(contactHoursAfterHandOver * 3_600_000 + 1);
    const { records } = (await app.call('merchantOrders', { view: 'past', pageNo: -1 }, as(city.merchant))).data;
    const past = records.find(({ id }) => id === orderId) ?? expect.fail('the order is not in the list');
    expect(JSON.stringify(past.messages)).not.toContain('13812345678');
    expect(newestOf(past).ownWords?.text).toBe('Call 138****5678');
    expect(newestOf(await guestSees(orderId)).ownWords?.text).toBe('Call 13812345678');
  });

  it('deleting a member deletes the own words of both sides and their translations', async () => {
    const orderId = await accepted();
    await write(city.member, orderId, 'merchant', mother, { language: 'ja' });
    await write(city.merchant, orderId, 'member', noted, { language: 'zh-CN' });
    await expect.poll(async () => newestOf(await guestSees(orderId)).ownWords?.translated?.text).toBe(notedEn);
    await expect.poll(async () => (await kitchenSees(orderId)).messages[0]?.ownWords?.translated?.text).toBe(motherZh);
    await app.app.database.transact(async (tx) => orderData.deleteData?.(tx, city.member.id));
    const left = await sql`SELECT text FROM translation`.execute(app.app.database.read);
    expect(left.rows).toEqual([]);
    expect((await guestSees(orderId)).messages).toEqual([]);
  });
});
