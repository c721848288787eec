import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sha256 } from '../../../platform/tokens.ts';
import {
  noodlesDelivered,
  noodlesToTakeAway,
  openTestCity,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';
import { reopenShops } from '../../../testing/reopen-shops.ts';
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
beforeEach(async () => {
  Object.assign(standIn.faults, { delayMs: 0, error500: 0 });
  // Advance the clock by a day, so that the server retries failed translations. By then, orders of earlier tests have
  // expired unanswered, which paused their shops, so `reopenShops` is called below.
  app.clock.advance(3_600_000 * 24);
  await sql`DELETE FROM translation`.execute(app.app.database.read);
  // Remove the remarks of earlier orders, because the kitchen's list and waiting jobs would translate them, too.
  await sql`UPDATE customer_order SET remark = NULL`.execute(app.app.database.read);
  await app.drain();
  await reopenShops(app);
  const gift = { key: `gift-of-${Math.random()}`, memberId: city.member.id, amount: 50_000, at: app.clock.now() };
  await app.app.database.transact((tx) => grantBalance(tx, gift));
});

async function paidWith(remark: string, language = 'ja'): Promise<number> {
  const orderId = await placePaid(app, city, noodlesDelivered(city));
  await sql`UPDATE customer_order SET remark = ${remark}, language = ${language} WHERE id = ${orderId}`.execute(
    app.app.database.read,
  );
  return orderId;
}

const kitchenSees = async (orderId: number): Promise<StaffOrder> => {
  const { records } = (await app.call('merchantOrders', { pageNo: -1 }, city.merchant)).data;
  return records.find(({ id }) => id === orderId) ?? expect.fail('the kitchen has no such order');
};

// Each test uses its own remarks, so that no test finds a stored translation of another test.
const mother = '母は80歳なので、お肉を小さく切ってください。';
const broth = 'スープは祖母の味がしました。';
const unknown = '犬が吠えたら待ってください。';
const inChinese = { text: '我母亲80岁了，请把肉切小一点。 [sandbox]', by: 'machine', rest: null, isComing: false };

test('kitchen, printer, courier and platform see a remark in Chinese, and their screens get an event when the translation is ready', async () => {
  const orderId = await paidWith(mother);
  const told: string[] = [];
  app.app.platform.live.listen([`shop:${city.shopId}`], ({ topic }) => told.push(topic));
  expect((await kitchenSees(orderId)).remarkInChinese).toMatchObject({ text: null, isComing: true });
  await expect.poll(() => told).toContain(`order:${orderId}`);
  expect(told).toContain('orders');
  expect((await kitchenSees(orderId)).remarkInChinese).toEqual(inChinese);
  expect((await app.call('acceptOrder', { orderId }, city.merchant)).data.remarkInChinese).toEqual(inChinese);
  const { offered } = (await app.call('courierJobs', {}, city.courier)).data;
  expect(offered.find(({ id }) => id === orderId)?.remarkInChinese).toEqual(inChinese);
  const { records } = (await app.call('platformOrders', { pageNo: 1 }, city.operator)).data;
  expect(records.find(({ id }) => id === orderId)?.remarkInChinese).toEqual(inChinese);
});

test('the phrasebook translates a remark that consists of its words without machine translation, and replaces dish names with their Chinese names', async () => {
  const before = standIn.requestCount();
  const orderId = await paidWith('Noodles not spicy please');
  const { lines, remarkInChinese } = await kitchenSees(orderId);
  expect(remarkInChinese).toMatchObject({ text: `${lines[0]?.nameZh}：不要辣`, by: 'phrasebook', rest: null });
  expect(standIn.requestCount()).toBe(before);
});

test('starts the translation of a remark when the order is placed', async () => {
  const request = noodlesToTakeAway(city);
  const quoted = await app.call('quoteOrder', request, city.member);
  const input = { request, quoteToken: quoted.data.token, contactName: 'Sato', contactPhone: '13912345678' };
  const placed = await app.call('placeOrder', { ...input, remark: broth }, { ...city.member, language: 'ja' });
  expect(placed.success).toBe(true);
  const kept = async () => {
    const ofBroth = sql`SELECT FROM translation WHERE text_hash = ${sha256(broth)}`;
    return (await ofBroth.execute(app.app.database.read)).rows.length;
  };
  await expect.poll(kept).toBe(1);
});

test('a remark in Chinese is not translated', async () => {
  expect((await kitchenSees(await paidWith('不要香菜', 'en'))).remarkInChinese).toBeNull();
});

test('deleting a member deletes the translations of the member’s remarks', async () => {
  const orderId = await paidWith('パクチー抜き。誕生日のお祝いです。');
  const read = async () => (await kitchenSees(orderId)).remarkInChinese?.text;
  await expect.poll(read).toBe('不要香菜，我们在过生日。 [sandbox]');
  await app.app.database.transact(async (tx) => orderData.deleteData?.(tx, city.member.id));
  expect((await sql`SELECT FROM translation`.execute(app.app.database.read)).rows).toEqual([]);
});

test('if the translation fails, staff see the original remark and can still accept the order', async () => {
  standIn.faults.error500 = 9;
  const orderId = await paidWith(unknown);
  await kitchenSees(orderId);
  await expect
    .poll(async () => (await kitchenSees(orderId)).remarkInChinese)
    .toEqual({ text: null, by: null, rest: unknown, isComing: false });
  expect((await app.call('acceptOrder', { orderId }, city.merchant)).success).toBe(true);
});

test('a merchant can accept an order while the translator is slow', async () => {
  standIn.faults.delayMs = 3_600_000;
  const orderId = await paidWith('誕生日のお祝いです。');
  expect((await kitchenSees(orderId)).remarkInChinese).toMatchObject({ text: null, isComing: true });
  expect((await app.call('acceptOrder', { orderId }, city.merchant)).data.remarkInChinese).toMatchObject({
    isComing: true,
  });
});
