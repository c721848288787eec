import { courierPositionMinutes } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  noodlesDelivered,
  openSmallCity,
  openTestApp,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';

let test: TestApp;
let city: SmallCity;
let orderId: number;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  city = await openSmallCity(test);
  orderId = await placePaid(test, city, noodlesDelivered(city));
  await test.call('acceptOrder', { orderId }, { token: city.merchant.token });
  await test.call('markReady', { orderId }, { token: city.merchant.token });
  await test.call('takeJob', { orderId }, { token: city.courier.token });
});
afterAll(() => test.close());

const place = { latitude: '31.232000', longitude: '121.471000' };
const asCourier = () => ({ token: city.courier.token });
const report = async () => (await test.call('reportPosition', place, asCourier())).data;
async function kept(): Promise<number> {
  const { rows } = await sql`SELECT FROM courier_position WHERE courier_id = ${city.courier.id}`.execute(
    test.app.database.read,
  );
  return rows.length;
}
const seen = async () => (await test.call('courierPosition', { orderId }, { token: city.member.token })).data.position;

it('a courier’s position is stored and shown to the guest only from collection until the hand-over', async () => {
  expect([await report(), await seen()]).toEqual([false, null]);
  expect(await kept()).toBe(0);
  await test.call('collectOrder', { orderId }, asCourier());
  expect(await report()).toBe(true);
  expect(await seen()).toEqual({ ...place, at: test.clock.now().toISOString() });
  const { handOverCode } = (await test.call('orderDetail', { orderId }, { token: city.member.token })).data;
  await test.call('handOver', { orderId, code: handOverCode ?? '' }, asCourier());
  expect(await kept()).toBe(0);
  expect([await report(), await seen()]).toEqual([false, null]);
});

it('a courier’s position is deleted when the courier has no more food, even if the platform takes the last delivery', async () => {
  const other = await placePaid(test, city, noodlesDelivered(city));
  await test.call('acceptOrder', { orderId: other }, { token: city.merchant.token });
  await test.call('markReady', { orderId: other }, { token: city.merchant.token });
  await test.call('takeJob', { orderId: other }, asCourier());
  for (const each of [orderId, other]) await test.call('collectOrder', { orderId: each }, asCourier());
  await report();
  await test.call('handBack', { orderId, reason: '车辆故障' }, asCourier());
  expect(await kept()).toBe(1);
  await test.call('platformHandBack', { orderId: other, reason: '联系不上骑手' }, { token: city.operator.token });
  expect(await kept()).toBe(0);
});

it('does not show the guest an outdated courier position', async () => {
  await test.call('collectOrder', { orderId }, asCourier());
  await report();
  test.clock.advance(courierPositionMinutes * 60_000 + 1);
  expect(await seen()).toBeNull();
});

it('does not show the courier’s position to the guest of another order', async () => {
  await test.call('collectOrder', { orderId }, asCourier());
  await report();
  const other = await openSmallCity(test);
  const told = await test.call('courierPosition', { orderId }, { token: other.member.token });
  expect(told).toMatchObject({ success: false, code: 404 });
});

it('a courier far from the door delays the arrival that the guest sees, but not the promised time (rule ordering-117)', async () => {
  await test.call('collectOrder', { orderId }, asCourier());
  const shown = async () => (await test.call('orderDetail', { orderId }, { token: city.member.token })).data;
  const before = await shown();
  await report();
  expect((await shown()).estimatedAt).toBe(before.estimatedAt);
  const heard: string[] = [];
  const stop = test.app.platform.live.listen([`member:${city.member.id}`], ({ topic }) => heard.push(topic));
  await test.call('reportPosition', { latitude: '31.300000', longitude: '121.471000' }, asCourier());
  stop();
  const late = await shown();
  expect(late).toMatchObject({ isLate: true, promisedAt: before.promisedAt });
  expect(Date.parse(late.estimatedAt) - Date.parse(before.estimatedAt)).toBeGreaterThan(20 * 60_000);
  expect(heard).toContain(`order:${orderId}`);
  await report();
  expect((await shown()).estimatedAt).toBe(late.estimatedAt);
});
