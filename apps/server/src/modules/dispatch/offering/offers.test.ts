import {
  courierOfferSeconds,
  couriersPerOfferRing,
  maxCourierOfferMetres,
  maxOfferRings,
} from '@chifan/domain/dispatch';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import { newStaff, type SmallCity, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { as, askedAmong, couriersAt, jobsOf, offeredJob, standAt } from './offers-in-tests.ts';

let test: TestApp;
let city: SmallCity;
inFreshSmallCity(async (opened) => {
  ({ app: test, city } = opened);
  await test.call('setDuty', { isOnDuty: false }, as(city.courier));
});

const pass = async (seconds: number) => {
  test.clock.advance(seconds * 1000);
  await test.drain();
};
const answersOf = async (orderId: number) => {
  const { rows } = await sql<{ courier_id: number; answer: string | null }>`SELECT courier_id, answer FROM courier_offer
    WHERE order_id = ${orderId} ORDER BY id`.execute(test.app.database.read);
  return rows.map(({ answer }) => answer);
};
const isOpenTo = async (courier: TestPerson, orderId: number) => {
  const { offered, asked } = await jobsOf(test, courier);
  return offered.includes(orderId) && !asked.includes(orderId);
};
const decline = (courier: TestPerson, orderId: number) => test.call('declineOffer', { orderId }, as(courier));
const take = (courier: TestPerson, orderId: number) => test.call('takeJob', { orderId }, as(courier));

it('offers a delivery to three near couriers at a time, and then opens it to all couriers nearby', async () => {
  const couriers = await couriersAt(test, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  const far = await newStaff(test, 'courier');
  await standAt(test, far, maxCourierOfferMetres / 100 + 5);
  const orderId = await offeredJob(test, city);
  for (let ring = 0; ring < maxOfferRings; ring += 1) {
    const first = ring * couriersPerOfferRing;
    expect(await askedAmong(test, couriers, orderId)).toEqual([first, first + 1, first + 2]);
    await pass(courierOfferSeconds - 1);
    expect(await askedAmong(test, couriers, orderId)).toContain(first);
    // The position of a courier without a delivery is valid for only three minutes, so the couriers report again.
    for (const [place, courier] of couriers.entries()) await standAt(test, courier, place + 1);
    await pass(1);
  }
  expect(await askedAmong(test, couriers, orderId)).toEqual([]);
  for (const courier of [couriers[0], couriers.at(-1)])
    expect(courier && (await isOpenTo(courier, orderId))).toBe(true);
  for (const courier of [far, city.courier]) expect(await isOpenTo(courier, orderId)).toBe(false);
});

it('while three couriers have an offer, other couriers neither see nor take the delivery', async () => {
  const [first, , , fourth] = await couriersAt(test, [1, 2, 3, 4]);
  const orderId = await offeredJob(test, city);
  expect((await jobsOf(test, fourth as TestPerson)).offered).toEqual([]);
  expect(await take(fourth as TestPerson, orderId)).toMatchObject({ data: { reason: 'job_not_found' } });
  expect((await take(first as TestPerson, orderId)).data).toMatchObject({ isMine: true });
  expect(await answersOf(orderId)).toEqual(['taken', 'withdrawn', 'withdrawn']);
  await pass(courierOfferSeconds);
  expect(await answersOf(orderId)).toHaveLength(couriersPerOfferRing);
});

it('a delivery is open to all couriers after the only courier with an offer declines', async () => {
  const [courier] = await couriersAt(test, [1]);
  if (!courier) throw new Error('no courier');
  const orderId = await offeredJob(test, city);
  expect(await jobsOf(test, courier)).toEqual({ offered: [orderId], asked: [orderId] });
  expect((await decline(courier, orderId)).data).toBe(true);
  await test.drain();
  expect(await isOpenTo(courier, orderId)).toBe(true);
  expect((await decline(courier, orderId)).data).toBe(false);
  expect((await take(courier, orderId)).data).toMatchObject({ isMine: true });
});

it('the next couriers get offers as soon as all couriers with an offer have declined', async () => {
  const couriers = await couriersAt(test, [1, 2, 3, 4]);
  const orderId = await offeredJob(test, city);
  for (const courier of couriers.slice(0, 2)) await decline(courier, orderId);
  await test.drain();
  expect(await askedAmong(test, couriers, orderId)).toEqual([2]);
  await decline(couriers[2] as TestPerson, orderId);
  await test.drain();
  expect(await askedAmong(test, couriers, orderId)).toEqual([3]);
});

it('a courier who recently refused offers gets the next offer after a courier who is slightly farther away', async () => {
  const couriers = await couriersAt(test, [1, 2, 3, 4]);
  const [unwilling] = couriers;
  if (!unwilling) throw new Error('no courier');
  for (let time = 0; time < 2; time += 1) {
    const orderId = await offeredJob(test, city);
    await decline(unwilling, orderId);
    await take(couriers[1] as TestPerson, orderId);
    await test.call('giveJobBack', { orderId }, as(couriers[1] as TestPerson));
    await sql`UPDATE customer_order SET is_open = false, state = 'cancelled' WHERE id = ${orderId}`.execute(
      test.app.database.read,
    );
  }
  await sql`UPDATE courier_offer SET answer = 'withdrawn' WHERE answer IS NULL`.execute(test.app.database.read);
  expect(await askedAmong(test, couriers, await offeredJob(test, city))).toEqual([1, 2, 3]);
});

it('a returned delivery is offered again, but not to the courier who returned it', async () => {
  const couriers = await couriersAt(test, [1, 2, 3, 4]);
  const orderId = await offeredJob(test, city);
  await take(couriers[0] as TestPerson, orderId);
  await test.call('giveJobBack', { orderId }, as(couriers[0] as TestPerson));
  expect(await askedAmong(test, couriers, orderId)).toEqual([1, 2, 3]);
});

it('live events of a delivery go to the couriers with an offer, and to all couriers once all may take the delivery', async () => {
  const [near, next, third, far] = await couriersAt(test, [1, 2, 3, 4]);
  if (!near || !next || !third || !far) throw new Error('no couriers');
  const heard = new Set<string>();
  const audiences = [`courier:${near.id}`, `courier:${far.id}`, 'couriers'] as const;
  const stops = audiences.map((audience) => test.app.platform.live.listen([audience], () => heard.add(audience)));
  const orderId = await offeredJob(test, city);
  expect([...heard]).toEqual([`courier:${near.id}`]);
  for (const courier of [near, next, third]) await decline(courier, orderId);
  await test.drain();
  expect([...heard]).toEqual([`courier:${near.id}`, `courier:${far.id}`]);
  await decline(far, orderId);
  await test.drain();
  expect(heard).toContain('couriers');
  for (const stop of stops) stop();
});

it('a collected delivery that the platform takes from a courier is offered to the next courier', async () => {
  const couriers = await couriersAt(test, [1, 2]);
  const orderId = await offeredJob(test, city);
  await take(couriers[0] as TestPerson, orderId);
  await test.call('markReady', { orderId }, as(city.merchant));
  await test.call('collectOrder', { orderId }, as(couriers[0] as TestPerson));
  await test.call('platformHandBack', { orderId, reason: '车坏了' }, as(city.operator));
  await test.drain();
  expect(await askedAmong(test, couriers, orderId)).toEqual([1]);
  const { rows } =
    await sql`SELECT FROM courier_assignment WHERE order_id = ${orderId} AND given_back_at IS NULL`.execute(
      test.app.database.read,
    );
  expect(rows).toEqual([]);
});

it('an order that ends withdraws its open courier offers', async () => {
  const couriers = await couriersAt(test, [1]);
  const orderId = await offeredJob(test, city);
  await test.call('runOut', { orderId }, as(city.merchant));
  await test.drain();
  expect(await answersOf(orderId)).toEqual(['withdrawn']);
  expect(await jobsOf(test, couriers[0] as TestPerson)).toEqual({ offered: [], asked: [] });
  await pass(courierOfferSeconds);
  expect(await answersOf(orderId)).toEqual(['withdrawn']);
});
