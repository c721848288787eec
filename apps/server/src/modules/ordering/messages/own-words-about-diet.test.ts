import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { noodlesToTakeAway, placePaid, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { as, inTalkingCity, newestOf, noted, notedEn } from './own-words-in-tests.ts';

let app: TestApp;
let city: SmallCity;
const { write, guestSees, kitchenSees, accepted, onTheWay } = inTalkingCity((opened) => {
  ({ app, city } = opened);
});

describe('free-text messages of staff about an allergy', () => {
  it('the server never translates only a part of the kitchen’s message, because half an answer about an allergy may mislead', async () => {
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
  ])(
    'the server decides whether to mark the kitchen’s free-text message “%s” as about an allergy: %s',
    async (text, isAboutDiet) => {
      const orderId = await accepted();
      const sent = await write(city.merchant, orderId, 'member', text, { language: 'zh-CN' });
      expect(sent.data.ownWords).toMatchObject({ text, isAboutDiet });
    },
  );

  it.each([
    [
      'a free-text message',
      (orderId: number) => write(city.member, orderId, 'merchant', 'I am allergic to peanuts. Any in it?'),
    ],
    [
      'a predefined message',
      (orderId: number) =>
        app.call('sendOrderMessage', { orderId, to: 'merchant', code: 'check_my_allergies' }, as(city.member)),
    ],
  ])(
    'after the guest’s allergy question in %s, the server marks the kitchen’s short answer as about an allergy',
    async (_, ask) => {
      const orderId = await placePaid(app, city, noodlesToTakeAway(city));
      const answer = async () => (await write(city.merchant, orderId, 'member', '没有', { language: 'zh-CN' })).data;
      expect((await answer()).ownWords?.isAboutDiet).toBe(false);
      await ask(orderId);
      expect((await answer()).ownWords?.isAboutDiet).toBe(true);
    },
  );

  it('the notification of a message about an allergy also contains the original text', async () => {
    const orderId = await accepted();
    await write(city.member, orderId, 'merchant', 'No peanuts please');
    await write(city.merchant, orderId, 'member', noted, { language: 'zh-CN' });
    await expect.poll(async () => newestOf(await guestSees(orderId)).ownWords?.translated?.text).toBe(notedEn);
    await app.drain();
    const { records } = (await app.call('listNotices', {}, as(city.member))).data;
    expect(records[0]?.text).toContain(notedEn);
    expect(records[0]?.text).toContain(noted);
  });
});

describe('an allergy in a guest’s free-text message', () => {
  it('if a guest mentions an allergy in a message, the kitchen’s board marks the message and the dish', async () => {
    const marks = JSON.stringify({ contains: ['peanut'], free: [] });
    await sql`UPDATE dish SET allergens = ${marks}::jsonb WHERE id = ${city.noodlesId}`.execute(app.app.database.read);
    const orderId = await accepted();
    expect((await kitchenSees(orderId)).lines[0]?.conflicts.avoids).toEqual([]);
    await write(city.member, orderId, 'merchant', 'I am allergic to peanuts');
    const order = await kitchenSees(orderId);
    expect(newestOf(order).ownWords).toMatchObject({ isAboutDiet: true, translated: { by: 'phrasebook' } });
    expect(order.lines[0]?.conflicts.avoids).toEqual(['peanut']);
  });

  it('the kitchen also sees a guest’s message to the courier if it may mention an allergy', async () => {
    const orderId = await onTheWay();
    await write(city.member, orderId, 'courier', 'The blue gate');
    await write(city.member, orderId, 'courier', 'Tell them: no nuts!');
    expect((await kitchenSees(orderId)).messages).toMatchObject([
      { to: 'courier', ownWords: { text: 'Tell them: no nuts!', isAboutDiet: true } },
    ]);
  });
});
