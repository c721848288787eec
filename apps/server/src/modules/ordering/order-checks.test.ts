import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noodlesToTakeAway, openSmallCity, openTestApp, placePaid, type TestApp } from '../../testing/index.ts';

let test: TestApp;
let orderId: number;

beforeAll(async () => {
  test = await openTestApp();
  const city = await openSmallCity(test);
  orderId = await placePaid(test, city, noodlesToTakeAway(city));
});

afterAll(() => test.close());

const write = (column: string, value: string) =>
  sql`UPDATE customer_order SET ${sql.ref(column)} = ${sql.raw(value)} WHERE id = ${orderId}`.execute(
    test.app.database.read,
  );

it.each([
  ['customer_order_state_check', 'state', `'lost'`],
  ['customer_order_check', 'refunded_balance', 'balance_part + 1'],
  ['customer_order_check', 'refunded_balance', '-1'],
  ['customer_order_check1', 'refunded_gateway', 'payable + 1'],
  ['customer_order_check1', 'refunded_gateway', '-1'],
  ['customer_order_has_shop', 'shop_id', 'NULL'],
  ['customer_order_type_check', 'type', `'drone'`],
  ['customer_order_dining_check', 'dining', `'standing'`],
  ['customer_order_helper_check', 'helper', `'nobody'`],
  ['customer_order_call_back_check', 'call_back', `'nobody'`],
  ['customer_order_cutlery_check', 'cutlery', '21'],
  ['customer_order_diet_profile_check', 'diet_profile', `'[]'`],
])('the database constraint %s rejects an order whose %s is %s', async (constraint, column, value) => {
  await expect(write(column, value)).rejects.toMatchObject({ code: '23514', constraint });
});

it.each([
  ['unpaid', { is_open: false, holds_slot: true }],
  ['pending', { is_open: true, holds_slot: false }],
  ['completed', { is_open: false, holds_slot: false }],
])(
  'the database derives from the state %s whether an order is open and counts towards the limit of unpaid orders',
  async (state, expected) => {
    await sql`UPDATE customer_order SET state = ${state}, unpaid_slot = 1, is_open = NOT is_open, holds_slot = NOT holds_slot
    WHERE id = ${orderId}`.execute(test.app.database.read);
    const { rows } = await sql`SELECT is_open, holds_slot FROM customer_order WHERE id = ${orderId}`.execute(
      test.app.database.read,
    );
    expect(rows).toEqual([expected]);
  },
);
