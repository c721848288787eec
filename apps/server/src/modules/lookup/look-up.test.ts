import { readLookup } from '@chifan/domain/lookup';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { inSmallCity } from '../../testing/in-small-city.ts';
import {
  copyOrder,
  newMember,
  newStaff,
  noodlesToTakeAway,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../testing/index.ts';
import { sqlFindMembers, sqlFindOrders } from './lookup.store.ts';

let app: TestApp;
let city: SmallCity;
let orderId: number;
let number: string;
let omar: number;
inSmallCity((opened) => ({ app, city } = opened));

beforeAll(async () => {
  const { read } = app.app.database;
  orderId = await placePaid(app, city, noodlesToTakeAway(city));
  const { rows } = await sql<{ number: string }>`UPDATE customer_order SET contact_phone = '13900005678'
    WHERE id = ${orderId} RETURNING number`.execute(read);
  number = rows[0]?.number ?? '';
  omar = (await newMember(app, 0)).id;
  await sql`UPDATE member SET name = 'Omar Khan', email = 'omar.khan@example.com', mobile = '13812345678'
    WHERE id = ${omar}`.execute(read);
  await sql`UPDATE shop SET phone = '021-6351 8360' WHERE id = ${city.shopId}`.execute(read);
  await sql`UPDATE staff SET phone = '19900000011', name = '李建国' WHERE id = ${city.courier.id}`.execute(read);
});

async function lookUp(search: string) {
  const { data } = await app.call('lookUp', { search }, { token: city.operator.token });
  const ids = (found: { readonly records: readonly { readonly id: number }[] }) => found.records.map(({ id }) => id);
  return {
    orders: ids(data.orders),
    members: ids(data.members),
    shops: ids(data.shops),
    couriers: ids(data.couriers),
    payments: data.payments.records,
  };
}

it('the operators’ search finds an order by its number or the end of its number, and by the contact’s phone number or its last digits', async () => {
  const [, sequence = ''] = number.split('-');
  for (const typed of [
    number,
    number.toLowerCase().replaceAll('-', ''),
    sequence,
    number.slice(-6),
    '+86 139 0000 5678',
    '5678',
  ]) {
    expect((await lookUp(typed)).orders, typed).toContain(orderId);
  }
  const letter = number.endsWith('A') ? 'B' : 'A';
  for (const typed of [`${sequence}${letter}`, '0000', '13900009999']) {
    expect((await lookUp(typed)).orders, typed).not.toContain(orderId);
  }
});

it('the operators’ search finds a member by ID, e-mail address, beginning of the name or last four digits of the phone number', async () => {
  for (const typed of [String(omar), 'Omar.Khan@example.com', 'omar k', '5678']) {
    expect((await lookUp(typed)).members, typed).toContain(omar);
  }
});

it('the operators’ search finds no member by a masked phone number or a part of a masked e-mail address (rule lookup-2)', async () => {
  for (const typed of ['13812345678', '+8613812345678', '12345678', 'omar.khan@', '@example.com', 'khan@example.com']) {
    expect((await lookUp(typed)).members, typed).not.toContain(omar);
  }
  const { data } = await app.call('lookUp', { search: '5678' }, { token: city.operator.token });
  expect(data.members.records).toContainEqual(
    expect.objectContaining({ id: omar, email: 'o…@example.com', phone: '138****5678' }),
  );
});

it('the operators’ search finds a shop by ID, name or phone number, and a courier by name, phone number or its last four digits', async () => {
  for (const typed of [String(city.shopId), '面馆', 'noodle', '02163518360']) {
    expect((await lookUp(typed)).shops, typed).toContain(city.shopId);
  }
  for (const typed of ['建国', '199 0000 0011', '0011']) {
    expect((await lookUp(typed)).couriers, typed).toContain(city.courier.id);
  }
});

it('the operators’ search finds the order of a payment by the payment’s number or the gateway’s reference', async () => {
  await sql`INSERT INTO payment_attempt (order_id, number, method, amount, state, gateway_reference, created_at, expires_at)
    VALUES (${orderId}, 'PX20261121', 'stripe', 1000, 'settled', 'pi_lookUp', now(), now())`.execute(
    app.app.database.read,
  );
  for (const typed of ['PX20261121', 'pi_lookUp', number]) {
    expect((await lookUp(typed)).payments, typed).toEqual([{ kind: 'order', number }]);
  }
  expect((await lookUp('pi_unknown')).payments).toEqual([]);
});

it('the operators’ search finds an order of the points mall by its whole number', async () => {
  const { rows } = await sql<{ id: number }>`INSERT INTO mall_order (number, member_id, state, points, contact, phone,
      address, language, placed_at, pay_before, idempotency_key, request_hash)
    VALUES ('M261121-000005-X', ${omar}, 'unpaid', 10, 'Omar', '13812345678', '{}', 'en', now(), now(), 'look', 'look')
    RETURNING id`.execute(app.app.database.read);
  const { data } = await app.call('lookUp', { search: 'm261121-000005-x' }, { token: city.operator.token });
  expect(data.mallOrders.records).toMatchObject([{ id: rows[0]?.id, number: 'M261121-000005-X', state: 'unpaid' }]);
});

it('the operators’ search returns at most five results of each kind, newest first, and states whether there are more', async () => {
  const changes = sql`jsonb_build_object('id', 9100000 + n, 'number', 'look-' || n, 'idempotency_key', 'look-' || n,
    'contact_phone', '13900007777')`;
  await copyOrder(app.app.database.read, orderId, 6, changes);
  const { data } = await app.call('lookUp', { search: '7777' }, { token: city.operator.token });
  expect(data.orders.records.map(({ id }) => id)).toEqual([9100006, 9100005, 9100004, 9100003, 9100002]);
  expect(data.orders.hasMore).toBe(true);
  expect(data.shops).toEqual({ records: [], hasMore: false });
});

it.each(['13900005678', '5678', '000123K', 'omar@example.com', 'omar'])(
  'the operators’ search for “%s” scans neither the table of orders nor the table of members (rule lookup-3)',
  async (typed) => {
    const terms = readLookup(typed);
    for (const statement of [sqlFindOrders(terms, 6), sqlFindMembers(terms, 6)]) {
      expect(await planOf(statement)).not.toMatch(/Seq Scan on (?:customer_order|member)\b/);
    }
  },
);

/**
 * Returns the query plan with sequential scans disabled. Otherwise the planner would scan the small tables of the test.
 */
const planOf = (statement: RawBuilder<unknown>) =>
  app.app.database.read.transaction().execute(async (tx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${statement}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

it('only operators can use the operators’ search, and a blank search text is rejected', async () => {
  for (const { token } of [city.member, city.merchant, city.courier]) {
    expect((await app.call('lookUp', { search: '5678' }, { token })).status).toBe(403);
  }
  const operator = await newStaff(app, 'platform');
  expect((await app.call('lookUp', { search: ' ' }, operator)).status).toBe(400);
});
