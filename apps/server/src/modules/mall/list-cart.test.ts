import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { newMember } from '../../testing/small-city.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a member sees their own cart, last put in first, in their language', async () => {
  const [member, other] = [await newMember(app, 0), await newMember(app, 0)];
  const { read } = app.app.database;
  await sql`INSERT INTO mall_product (name, points, image)
    VALUES ('{"en": "Tea tin", "ja": "茶缶"}', 300, NULL), ('{"en": "Fan"}', 120, 'fan.png')`.execute(read);
  await sql`INSERT INTO mall_cart_item (member_id, product_id, number)
    SELECT ${member.id}, id, id + 1 FROM mall_product ORDER BY id`.execute(read);
  const cart = await app.call('listCart', { pageNo: -1, pageSize: 20 }, { token: member.token, language: 'ja' });
  expect(cart.data.records.map(({ name, points, number }) => [name, points, number])).toEqual([
    [{ text: 'Fan', language: 'en' }, 120, 3],
    [{ text: '茶缶', language: 'ja' }, 300, 2],
  ]);
  expect(cart.data).toMatchObject({ total: 2, pageNo: -1, pageSize: 20 });
  expect((await app.call('listCart', {}, { token: other.token })).data).toMatchObject({ records: [], total: 0 });
});

test('the cart answers to GET with its numbers as text, and needs a member', async () => {
  const { token } = await newMember(app, 0);
  const url = '/rest/member/pointsMall/shoppingCart/list?pageNo=-1&pageSize=20';
  expect((await app.raw({ url, headers: { authorization: token } })).json()).toMatchObject({
    code: 200,
    data: { total: 0 },
  });
  expect((await app.raw({ url })).statusCode).toBe(401);
});
