import { type OrderReader, orderNumber, orderStates, visibilityOf } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import {
  copyOrder,
  newStaff,
  noodlesDelivered,
  noodlesToTakeAway,
  openSmallCity,
  placePaid,
  quoteAndPlace,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';
import { isContactVisible } from './search-orders.store.ts';

const number = orderNumber('2026-11-21', 123);

let test: TestApp;
let city: SmallCity;
let pickUp: number;
let delivery: number;
let tea: number;

inSmallCity((opened) => {
  ({ app: test, city } = opened);
});

beforeAll(async () => {
  pickUp = await placePaid(test, city, noodlesToTakeAway(city));
  delivery = await placePaid(test, city, noodlesDelivered(city));
  const lines = [{ dishId: city.teaId, quantity: 1, options: {} }];
  tea = await placePaid(test, city, { ...noodlesToTakeAway(city), lines });
  const { read } = test.app.database;
  await sql`UPDATE customer_order SET contact_phone = '13900005678', number = ${number} WHERE id = ${tea}`.execute(
    read,
  );
  await sql`UPDATE order_line SET name = '{"zh": "Jasmine 茉莉花茶", "ja": "ジャスミン茶", "fr": "Thé"}'
    WHERE order_id = ${tea}`.execute(read);
  await sql`UPDATE order_dish_words SET pairs = dish_pairs(${city.shopId}, '{Jasmine 茉莉花茶,ジャスミン茶}')
    WHERE order_id = ${tea}`.execute(read);
  await sql`UPDATE customer_order SET language = 'ja', contact_name = 'Ｓａｔｏ 花子', remark = '少し辛く。No 香菜 please'
    WHERE id = ${tea}`.execute(read);
  await test.call('acceptOrder', { orderId: delivery }, { token: city.merchant.token });
});

type Filter = Omit<Parameters<typeof test.call<'searchOrders'>>[1], 'shopId'>;

async function found(filter: Filter): Promise<readonly number[]> {
  const { data } = await test.call('searchOrders', { shopId: city.shopId, ...filter }, { token: city.merchant.token });
  return data.records.map(({ id }) => id);
}

it.each<[string, Filter, () => readonly number[]]>([
  ['no criterion at all', {}, () => [tea, delivery, pickUp]],
  ['a whole order number', { words: number.replaceAll('-', ' ').toLowerCase() }, () => [tea]],
  ['the end of an order number', { words: '123' }, () => [tea]],
  ['a day number of today', { words: '2' }, () => [delivery]],
  ['a day number of today with a hash sign', { words: '#2' }, () => [delivery]],
  ['a day number of another day', { words: '#2', to: '2026-11-20' }, () => []],
  ['the last four digits of a phone number', { words: '5678' }, () => [tea, delivery, pickUp]],
  ['a whole phone number', { words: '+86 139 0000 5678' }, () => [tea]],
  ['a part of a phone number that is not its end', { words: '0000' }, () => []],
  ['a part of a dish’s name, in upper or lower case', { words: 'jasmine 茉莉' }, () => [tea]],
  ['a part of a dish’s name in the guest’s language', { words: 'ジャスミン' }, () => [tea]],
  ['a dish’s name in a language that is not the guest’s', { words: 'Thé' }, () => []],
  ['a part of the guest’s name, whatever case and width', { words: 'sato' }, () => [tea]],
  ['a part of the remark', { words: 'no 香菜' }, () => [tea]],
  ['a character that is an SQL wildcard', { words: '%' }, () => []],
  ['an order type', { way: 'delivery' }, () => [delivery]],
  ['the order type “collect”', { way: 'collect' }, () => [tea, pickUp]],
  ['an order type without orders', { way: 'eat_here' }, () => []],
  ['an order state', { state: 'delivering' }, () => [delivery]],
  ['all criteria together', { words: '5678', way: 'delivery', state: 'delivering' }, () => [delivery]],
])('the order search by %s returns exactly the matching orders, newest first', async (_, filter, orders) => {
  expect(await found(filter)).toEqual(orders());
});

it('a merchant finds an order by the end of its number, with the check letter or by the last digits', async () => {
  const { data } = await test.call('orderDetail', { orderId: tea }, { token: city.member.token });
  const { number } = data;
  expect(await found({ words: number.slice(-5) })).toEqual([tea]);
  expect(await found({ words: number.split('-')[1]?.slice(-3) ?? '' })).toContain(tea);
});

it('a merchant finds an order by its pick-up code only after its completion, and an operator at any time', async () => {
  const own = await openSmallCity(test);
  const orderId = await placePaid(test, own, noodlesToTakeAway(own));
  await test.call('acceptOrder', { orderId }, { token: own.merchant.token });
  test.clock.advance(2 * 60_000);
  await test.drain();
  const { data } = await test.call('orderDetail', { orderId }, { token: own.member.token });
  const code = data.pickUpCode ?? '';
  const search = async ({ token }: { readonly token: string }) => {
    const words = { shopId: own.shopId, words: code.toLowerCase() };
    return (await test.call('searchOrders', words, { token })).data.records.map(({ id }) => id);
  };
  expect(await search(await newStaff(test, 'platform'))).toEqual([orderId]);
  expect(await search(own.merchant)).toEqual([]);
  await test.call('redeemCode', { shopId: own.shopId, code }, { token: own.merchant.token });
  expect(await search(own.merchant)).toEqual([orderId]);
});

it('a merchant finds a masked phone only by its last four digits, and an operator by the whole number', async () => {
  const own = await openSmallCity(test);
  const orderId = await placePaid(test, own, noodlesToTakeAway(own));
  const { read } = test.app.database;
  const search = async (words: string, token = own.merchant.token) => {
    const { data } = await test.call('searchOrders', { shopId: own.shopId, words }, { token });
    return data.records.map(({ contactPhone }) => contactPhone);
  };
  const contactIs = (phone: string) =>
    sql`UPDATE customer_order SET contact_phone = ${phone} WHERE id = ${orderId}`.execute(read);
  await contactIs('13900005678');
  expect(await search('13900005678')).toEqual(['13900005678']);
  await sql`UPDATE customer_order SET state = 'refunded' WHERE id = ${orderId}`.execute(read);
  expect(await search('13900005678')).toEqual([]);
  expect(await search('5678')).toEqual(['139****5678']);
  const operator = await newStaff(test, 'platform');
  expect(await search('13900005678', operator.token)).toEqual(['13900005678']);
  await contactIs('+85298765678');
  expect(await search('5678')).toEqual([]);
});

it('the order search finds a phone number in exactly the order states in which its reader sees the number', async () => {
  const own = await openSmallCity(test);
  const first = await placePaid(test, own, noodlesToTakeAway(own));
  const { read } = test.app.database;
  const now = test.clock.now();
  const cases = orderStates.flatMap((state) =>
    (state === 'after_sale_processing' ? orderStates : [null]).flatMap((stateBeforeAfterSale) =>
      [null, 1, 3].map((hoursSinceHandOver) => ({ state, stateBeforeAfterSale, hoursSinceHandOver })),
    ),
  );
  for (const { state, stateBeforeAfterSale, hoursSinceHandOver } of cases) {
    const inSight = await read.transaction().execute(async (tx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(tx);
      await sql`DELETE FROM order_history WHERE order_id = ${first}`.execute(tx);
      if (hoursSinceHandOver !== null) {
        const at = new Date(now.getTime() - hoursSinceHandOver * 3_600_000);
        await sql`INSERT INTO order_history (order_id, event, to_state, actor, created_at)
          VALUES (${first}, 'hand_over', 'delivered', 'courier', ${at})`.execute(tx);
      }
      await sql`UPDATE customer_order SET state = ${state}, state_before_after_sale = ${stateBeforeAfterSale}
        WHERE id = ${first}`.execute(tx);
      const { rows } = await sql<Record<'merchant' | 'platform', boolean>>`SELECT
        ${isContactVisible('merchant', now)} AS merchant, ${isContactVisible('platform', now)} AS platform
        FROM customer_order o WHERE id = ${first}`.execute(tx);
      return rows[0];
    });
    const facts = { state, stateBeforeAfterSale, hoursSinceHandOver };
    const seen = (reader: OrderReader) => visibilityOf(reader, 'guestContact', facts) === 'shown';
    expect(inSight, JSON.stringify(facts)).toEqual({ merchant: seen('merchant'), platform: seen('platform') });
  }
});

it('an order search by day finds the orders from 04:00 of the day to 04:00 of the next day', async () => {
  const placed = (id: number, at: string) =>
    sql`UPDATE customer_order SET placed_at = ${at} WHERE id = ${id}`.execute(test.app.database.read);
  const { rows } = await sql<{ id: number; at: Date }>`SELECT id, placed_at AS at FROM customer_order
    WHERE id IN (${pickUp}, ${delivery}, ${tea})`.execute(test.app.database.read);
  await placed(pickUp, '2026-10-01T19:59:59Z');
  await placed(delivery, '2026-10-01T20:00:00Z');
  await placed(tea, '2026-10-02T20:00:00Z');
  expect(await found({ from: '2026-10-02', to: '2026-10-02' })).toEqual([delivery]);
  expect(await found({ to: '2026-10-01' })).toEqual([pickUp]);
  expect(await found({ from: '2026-10-02' })).toEqual([tea, delivery]);
  for (const { id, at } of rows) await placed(id, at.toISOString());
});

it('each order is on exactly one page of the search, even if many orders have the same time', async () => {
  const own = await openSmallCity(test);
  const first = await placePaid(test, own, noodlesToTakeAway(own));
  const changes = sql`jsonb_build_object('id', 9000000 + n, 'number', 'n-' || n, 'idempotency_key', 'search-' || n,
    'placed_at', o.placed_at - make_interval(mins => n / 10))`;
  const { read } = test.app.database;
  await copyOrder(read, first, 45, changes);
  await sql`INSERT INTO order_line SELECT (jsonb_populate_record(l, jsonb_build_object('order_id', 9000000 + n))).*
    FROM order_line l, generate_series(1, 45) n WHERE order_id = ${first}`.execute(read);
  await sql`INSERT INTO order_history (order_id, event, to_state, actor, created_at)
    SELECT 9000000 + n, 'place', 'unpaid', 'member', now() FROM generate_series(1, 45) n`.execute(read);
  const pages: number[][] = [];
  let before: { placedAt: string; id: number } | null | undefined;
  while (before !== null) {
    const asked = { shopId: own.shopId, pageSize: 20, ...(before && { before }) };
    const { data } = await test.call('searchOrders', asked, { token: own.merchant.token });
    pages.push(data.records.map(({ id }) => id));
    before = data.next;
  }
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 6]);
  expect(new Set(pages.flat()).size).toBe(46);
});

it('a merchant’s search does not find unpaid orders', async () => {
  const placed = await quoteAndPlace(test, city.member, noodlesToTakeAway(city));
  expect(await found({})).not.toContain(placed.data.orderId);
});

it('only merchants of a shop and operators can search the shop’s orders', async () => {
  const other = await openSmallCity(test);
  const refusedTo = async (token: string) => (await test.call('searchOrders', { shopId: city.shopId }, { token })).data;
  expect(await refusedTo(other.merchant.token)).toMatchObject({ reason: 'shop_not_found' });
  for (const { token } of [city.courier, city.member])
    expect(await refusedTo(token)).toMatchObject({ reason: 'no_permission' });
  const operator = await newStaff(test, 'platform');
  const { data } = await test.call('searchOrders', { shopId: city.shopId }, { token: operator.token });
  expect(data.records.map(({ id }) => id)).toEqual([tea, delivery, pickUp]);
});

it('the order export has one record per order, with the phone number as the reader may see it', async () => {
  const { data } = await test.call(
    'exportOrders',
    { shopId: city.shopId, words: '123' },
    { token: city.merchant.token },
  );
  expect(data).toMatchObject({
    records: [{ id: tea, number, lines: [{ nameZh: 'Jasmine 茉莉花茶', quantity: 1 }], paid: 1400 }],
    next: null,
  });
  expect(data.records[0]).not.toHaveProperty('timeline');
});
