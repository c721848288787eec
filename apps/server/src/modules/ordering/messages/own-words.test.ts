import {
  contactHoursAfterHandOver,
  maxOrderMessagesPerMinute,
  maxOwnWordsLength,
  maxOwnWordsPerHour,
} from '@chifan/domain/ordering';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newMember, newStaff, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { orderData } from '../member-privacy.store.ts';
import { as, inTalkingCity, mother, motherZh, newestOf, noted, notedEn } from './own-words-in-tests.ts';

let app: TestApp;
let city: SmallCity;
const { write, guestSees, kitchenSees, courierSees, accepted, onTheWay } = inTalkingCity((opened) => {
  ({ app, city } = opened);
});

describe('a free-text message', () => {
  it('the kitchen reads a guest’s free-text message in Chinese, and the guest sees the Chinese translation too', async () => {
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

  it('a guest reads the kitchen’s free-text message in the guest’s language, and a Chinese guest reads the original', async () => {
    const orderId = await accepted();
    await write(city.merchant, orderId, 'member', noted, { language: 'zh-CN' });
    await expect
      .poll(async () => newestOf(await guestSees(orderId)).ownWords)
      .toMatchObject({ text: noted, language: 'zh-CN', translated: { text: notedEn, by: 'machine' } });
    expect(newestOf(await guestSees(orderId)).text).toContain('(machine translation)');
    expect(newestOf(await guestSees(orderId, 'zh-CN')).ownWords).toMatchObject({ text: noted, translated: null });
  });

  it('older apps get an untranslated free-text message of staff as the Chinese original with the note “not translated”', async () => {
    const orderId = await accepted();
    await write(city.merchant, orderId, 'member', '我们的电梯今天坏了', { language: 'zh-CN' });
    await expect.poll(async () => newestOf(await guestSees(orderId)).ownWords?.translated?.isComing).toBe(false);
    expect(newestOf(await guestSees(orderId))).toMatchObject({
      text: expect.stringContaining('(not translated)'),
      textZh: '我们的电梯今天坏了',
    });
  });

  it('the guest does not see free-text messages between kitchen and courier, and the platform sees all messages', async () => {
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

  it('a guest gets a notification with the translation of the courier’s free-text message', async () => {
    const orderId = await onTheWay();
    await app.drain();
    await write(city.courier, orderId, 'member', noted, { language: 'zh-CN' });
    await expect.poll(async () => newestOf(await guestSees(orderId)).ownWords?.translated?.text).toBe(notedEn);
    await app.drain();
    const { records } = (await app.call('listNotices', {}, as(city.member))).data;
    expect(records[0]?.text).toContain(notedEn);
    expect(records[0]?.text).toContain('machine translation');
    expect(records[0]?.text).not.toContain(noted);
  });

  it('a free-text message sent twice with one idempotency key is stored once', async () => {
    const orderId = await accepted();
    const key = { idempotencyKey: `words-about-${orderId}` };
    const first = await write(city.member, orderId, 'merchant', 'See you soon', key);
    expect((await write(city.member, orderId, 'merchant', 'See you soon', key)).data).toEqual(first.data);
    expect((await guestSees(orderId)).messages).toHaveLength(1);
  });
});

describe('permission to write free-text messages', () => {
  it.each([
    ['a guest', () => city.member, 'courier'],
    ['the kitchen', () => city.merchant, 'courier'],
  ] as const)('rejects a free-text message from %s to the courier while no courier has the job', async (_, who, to) => {
    const orderId = await accepted();
    expect(await write(who(), orderId, to, 'Hello')).toMatchObject({ data: { reason: 'message_not_possible' } });
  });

  it('a free-text message from a person who has no part in the order gets “order not found”', async () => {
    const orderId = await onTheWay();
    for (const person of [await newMember(app), await newStaff(app, 'courier'), await newStaff(app, 'platform')])
      expect(await write(person, orderId, 'merchant', 'Hello')).toMatchObject({ data: { reason: 'order_not_found' } });
  });

  it.each([
    ['empty', ' \n '],
    ['made of invisible characters', '\u200b\u200b'],
    ['too long', 'a'.repeat(maxOwnWordsLength + 1)],
  ])('rejects a free-text message that is %s', async (_, text) => {
    const orderId = await accepted();
    expect((await write(city.member, orderId, 'merchant', text)).success).toBe(false);
    expect((await guestSees(orderId)).messages).toEqual([]);
  });

  it('free-text and predefined messages count together towards the message limit of an order, even if sent at the same time', async () => {
    const orderId = await accepted();
    const texts = Array.from({ length: maxOrderMessagesPerMinute + 4 }, (_, at) => `Message ${at}`);
    const answers = await Promise.all(texts.map((text) => write(city.member, orderId, 'merchant', text)));
    expect(answers.filter(({ success }) => success)).toHaveLength(maxOrderMessagesPerMinute);
    const thanks = await app.call('sendOrderMessage', { orderId, to: 'merchant', code: 'thanks' }, as(city.member));
    expect(thanks).toMatchObject({ data: { reason: 'too_many_messages' } });
  });

  it('limits the free-text messages of one person per hour over all orders, even if they are sent at the same time', async () => {
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

describe('privacy of free-text messages', () => {
  it('a phone number in a guest’s free-text message is masked for staff who can no longer write to the guest', async () => {
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

  it('the notification of a message masks phone numbers and e-mail addresses, and the order still shows them', async () => {
    const orderId = await onTheWay();
    const text = '请打13812345678，或者写到li@example.com';
    await write(city.courier, orderId, 'member', text, { language: 'zh-CN' });
    await app.drain();
    const { records } = (await app.call('listNotices', {}, as(city.member))).data;
    expect(records[0]?.text).toContain('138****5678');
    expect(records[0]?.text).not.toMatch(/13812345678|li@example\.com/);
    expect(newestOf(await guestSees(orderId)).ownWords?.text).toBe(text);
  });

  it('deleting a member deletes the free-text messages of guest and staff, and their translations', async () => {
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
