import type { OrderRequest, orderRequest } from '@chifan/contract/ordering/order-request';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Executor } from '../platform/database/database.ts';
import type { TestApp } from './open-test-app.ts';
import { paymentPassword, type SmallCity, type TestPerson } from './small-city.ts';

export type OrderInput = z.input<typeof orderRequest>;

export const noodlesToTakeAway = (city: SmallCity): OrderInput => ({
  shopId: city.shopId,
  type: 'pickup',
  dining: 'take_away',
  lines: [{ dishId: city.noodlesId, quantity: 2, options: { size: ['large'] } }],
});

export const noodlesDelivered = (city: SmallCity): OrderInput => ({
  ...noodlesToTakeAway(city),
  type: 'delivery',
  dining: undefined,
  addressId: city.addressId,
});

/** Gets a quote and places the order. The caller checks the response. */
export async function quoteAndPlace(test: TestApp, member: TestPerson, request: OrderInput, key?: string) {
  const quoted = await test.call('quoteOrder', request, { token: member.token });
  const requested = request as OrderRequest;
  return test.call(
    'placeOrder',
    {
      request: requested,
      quoteToken: quoted.data?.token ?? '',
      contactName: 'Guest',
      contactPhone: '13912345678',
      helper: 'can_communicate',
      paymentPassword,
    },
    { token: member.token, ...(key === undefined ? {} : { idempotencyKey: key }) },
  );
}

/**
 * Places another unpaid order. Releases the member's unpaid slot first, because the product allows fewer unpaid orders
 * than the tests need.
 */
export async function placeAnother(test: TestApp, member: TestPerson, request: OrderInput) {
  await sql`UPDATE customer_order SET unpaid_slot = NULL WHERE member_id = ${member.id}`.execute(
    test.app.database.read,
  );
  return quoteAndPlace(test, member, request);
}

export async function placePaid(test: TestApp, city: SmallCity, request: OrderInput): Promise<number> {
  const placed = await quoteAndPlace(test, city.member, { ...request, useBalance: true });
  if (!placed.success) throw new Error(`not placed: ${JSON.stringify(placed)}`);
  await test.drain();
  return placed.data.orderId;
}

/**
 * Copies an order's rows without the day number. `changes` is a jsonb expression of columns, in which `o` is the order
 * and `n` the number of the copy, from 1.
 */
export async function copyOrder(
  executor: Executor,
  orderId: number,
  count: number,
  changes: RawBuilder<unknown>,
): Promise<void> {
  await sql`INSERT INTO customer_order OVERRIDING SYSTEM VALUE
    SELECT (jsonb_populate_record(o, '{"day_number": null}'::jsonb || ${changes})).* FROM customer_order o, generate_series(1, ${count}::int) n
    WHERE o.id = ${orderId}`.execute(executor);
}
