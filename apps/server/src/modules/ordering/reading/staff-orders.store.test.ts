import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import {
  copyOrder,
  newStaff,
  noodlesDelivered,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';
import { ordersForCourier } from './staff-orders.store.ts';

let test: TestApp;
let city: SmallCity;

inSmallCity((opened) => {
  ({ app: test, city } = opened);
});

async function accepted(): Promise<number> {
  const orderId = await placePaid(test, city, noodlesDelivered(city));
  await test.call('acceptOrder', { orderId }, { token: city.merchant.token });
  return orderId;
}

it('a courier’s own jobs are listed before all offers, however many older offers there are', async () => {
  const { read } = test.app.database;
  const [offer, own, others] = [await accepted(), await accepted(), await accepted()];
  await test.call('takeJob', { orderId: own }, { token: city.courier.token });
  const other = await newStaff(test, 'courier');
  await test.call('takeJob', { orderId: others }, { token: other.token });
  const older = sql`jsonb_build_object('id', -n, 'number', 'older-' || n, 'idempotency_key', 'older-' || n)`;
  await copyOrder(read, offer, 250, older);
  const listed = await ordersForCourier(read, city.courier.id);
  expect(listed.map(({ id }) => id)).toEqual([own, ...Array.from({ length: 200 }, (_, n) => n - 250)]);
});
