import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember, newStaff, openTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { draftOf, newProduct } from './goods-in-tests.ts';

let app: TestApp;
let operator: TestPerson;
beforeAll(async () => {
  app = await openTestApp();
  operator = await newStaff(app, 'platform');
});
afterAll(() => app.close());

const put = ({ token }: TestPerson, productId: number, number = 1) =>
  app.call('putInCart', { productId, number }, { token });
const cartOf = async ({ token }: TestPerson) => (await app.call('listCart', { pageNo: -1 }, { token })).data;

async function hadBefore(
  member: TestPerson,
  productId: number,
  had: { number: number; refunded: number; state: string },
) {
  const { read } = app.app.database;
  await sql`WITH placed AS (
      INSERT INTO mall_order (number, member_id, state, points, contact, phone, address, language, placed_at, pay_before,
        idempotency_key, request_hash)
      VALUES (gen_random_uuid()::text, ${member.id}, ${had.state}, 1, 'Guest', '13900000000', '{}', 'en',
        ${app.clock.now()}, ${app.clock.now()}, gen_random_uuid()::text, '') RETURNING id
    )
    INSERT INTO mall_order_line (order_id, position, product_id, name, points, art, number, refunded)
    SELECT id, 0, ${productId}, '{}', 1, 'tea', ${had.number}, ${had.refunded} FROM placed`.execute(read);
}

test('listCart returns the member’s own cart in the member’s language, last added product first', async () => {
  const [member, other] = [await newMember(app, 0), await newMember(app, 0)];
  const tea = await newProduct(app, operator);
  const fan = await newProduct(app, operator, { name: { 'zh-CN': '折扇', en: 'Fan' }, points: 120, art: 'fan' });
  await put(member, tea.id, 2);
  await put(member, fan.id, 3);
  const cart = await app.call('listCart', { pageNo: -1, pageSize: 20 }, { token: member.token, language: 'ja' });
  expect(cart.data.records.map(({ name, points, number, most, art }) => [name, points, number, most, art])).toEqual([
    [{ text: 'Fan', language: 'en' }, 120, 3, 10, 'fan'],
    [{ text: '龍井茶の缶', language: 'ja' }, 300, 2, 10, 'tea'],
  ]);
  expect(cart.data).toMatchObject({ total: 2, pageNo: -1, pageSize: 20 });
  expect((await app.call('listCart', {}, { token: other.token })).data).toMatchObject({ records: [], total: 0 });
});

test('the GET path of the mall cart accepts numbers in the URL and returns 401 without a signed-in member', async () => {
  const { token } = await newMember(app, 0);
  const url = '/rest/member/pointsMall/shoppingCart/list?pageNo=-1&pageSize=20';
  expect((await app.raw({ url, headers: { authorization: token } })).json()).toMatchObject({
    code: 200,
    data: { total: 0 },
  });
  expect((await app.raw({ url })).statusCode).toBe(401);
});

test('putInCart adds units to an existing item, once per idempotency key, and returns the total units in the cart', async () => {
  const member = await newMember(app, 0);
  const [tea, fan] = [await newProduct(app, operator), await newProduct(app, operator)];
  expect((await put(member, fan.id)).data).toMatchObject({ number: 1, total: 1 });
  const again = { token: member.token, idempotencyKey: `put-again-${member.id}` };
  const first = await app.call('putInCart', { productId: tea.id, number: 2 }, again);
  expect(first.data).toMatchObject({ number: 2, total: 3 });
  expect(await app.call('putInCart', { productId: tea.id, number: 2 }, again)).toEqual(first);
  expect((await put(member, tea.id, 3)).data).toMatchObject({ id: first.data.id, number: 5, total: 6 });
});

test('forty concurrent putInCart calls never add more units than are in stock', async () => {
  const member = await newMember(app, 0);
  const { id } = await newProduct(app, operator, { stock: 25 });
  const answers = await Promise.all(Array.from({ length: 40 }, () => put(member, id)));
  expect(answers.filter(({ success }) => success)).toHaveLength(25);
  expect(answers.filter(({ success }) => !success).every(({ data }) => 'reason' in data)).toBe(true);
  expect((await cartOf(member)).records).toMatchObject([{ number: 25, most: 25 }]);
});

test('a product’s member limit counts the units that the member paid for, but no refunded, unpaid or cancelled units', async () => {
  const [member, other] = [await newMember(app, 0), await newMember(app, 0)];
  const { id } = await newProduct(app, operator, { limit: 5 });
  await hadBefore(member, id, { number: 3, refunded: 1, state: 'completed' });
  await hadBefore(member, id, { number: 1, refunded: 0, state: 'unpaid' });
  await hadBefore(member, id, { number: 4, refunded: 0, state: 'cancelled' });
  await hadBefore(other, id, { number: 5, refunded: 0, state: 'completed' });
  expect((await put(member, id, 4)).data).toMatchObject({ reason: 'product_limit_reached', details: { most: 3 } });
  expect((await put(member, id, 3)).success).toBe(true);
  expect((await put(member, id)).data).toMatchObject({ reason: 'product_limit_reached' });
  expect((await put(other, id)).data).toMatchObject({ reason: 'product_limit_reached', details: { most: 0 } });
});

test('setCartNumber accepts at most the available units, and only for the member’s own cart', async () => {
  const [member, other] = [await newMember(app, 0), await newMember(app, 0)];
  const product = await newProduct(app, operator, { stock: 4 });
  const { data: item } = await put(member, product.id);
  const set = (number: number, { token } = member) => app.call('setCartNumber', { id: item.id, number }, { token });
  expect((await set(4)).data).toEqual({ id: item.id, number: 4, total: 4 });
  expect((await set(5)).data).toMatchObject({ reason: 'product_sold_out', details: { most: 4 } });
  expect((await set(2, other)).data).toMatchObject({ reason: 'product_not_found' });
  expect((await set(0)).status).toBe(400);
  expect((await cartOf(member)).records).toMatchObject([{ number: 4 }]);
});

test('a product off sale stays in the cart with a maximum of 0 and cannot be added', async () => {
  const member = await newMember(app, 0);
  const product = await newProduct(app, operator);
  const { data: item } = await put(member, product.id);
  await app.call('saveMallProduct', { ...draftOf(product), isOnSale: false }, { token: operator.token });
  expect((await cartOf(member)).records).toMatchObject([{ number: 1, most: 0 }]);
  expect((await put(member, product.id)).data).toMatchObject({ reason: 'product_not_found' });
  const set = await app.call('setCartNumber', { id: item.id, number: 1 }, { token: member.token });
  expect(set.data).toMatchObject({ reason: 'product_not_found' });
  expect((await put(member, 999_999)).status).toBe(404);
});

test('removeFromCart removes only items of the member’s own cart and ignores missing items', async () => {
  const [member, other] = [await newMember(app, 0), await newMember(app, 0)];
  const [tea, fan] = [await newProduct(app, operator), await newProduct(app, operator)];
  const { data: item } = await put(member, tea.id, 2);
  await put(member, fan.id);
  const remove = ({ token }: TestPerson) => app.call('removeFromCart', { ids: [item.id, 999_999] }, { token });
  expect((await remove(other)).data).toEqual({ total: 0 });
  expect((await cartOf(member)).total).toBe(2);
  expect((await remove(member)).data).toEqual({ total: 1 });
});

test('a mall cart holds at most thirty products, but accepts more units of these', async () => {
  const member = await newMember(app, 0);
  const products = await Promise.all(Array.from({ length: 34 }, () => newProduct(app, operator)));
  const answers = await Promise.all(products.map(({ id }) => put(member, id)));
  expect(answers.filter(({ success }) => success)).toHaveLength(30);
  expect(answers.filter(({ success }) => !success).map(({ data }) => data)).toMatchObject(
    Array.from({ length: 4 }, () => ({ reason: 'mall_cart_full' })),
  );
  const held = products[answers.findIndex(({ success }) => success)]?.id ?? 0;
  expect((await put(member, held)).data).toMatchObject({ number: 2, total: 31 });
});
