import { maxActiveDeliveryJobs } from '@chifan/domain/dispatch';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import { newStaff, type SmallCity, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { as, askedAmong, couriersAt, offeredJob } from '../offering/offers-in-tests.ts';

let test: TestApp;
let city: SmallCity;
inFreshSmallCity(async (opened) => {
  ({ app: test, city } = opened);
  await test.call('setDuty', { isOnDuty: false }, as(city.courier));
});

const board = async () => (await test.call('dispatchBoard', {}, as(city.operator))).data;
const assign = (orderId: number, courier: TestPerson) =>
  test.call('assignCourier', { orderId, courierId: courier.id }, as(city.operator));

it('dispatchBoard lists delivery jobs by deadline, with their offers and nearby couriers', async () => {
  const couriers = await couriersAt(test, [1, 4]);
  const later = await offeredJob(test, city);
  const late = await offeredJob(test, city);
  await sql`UPDATE customer_order SET estimated_at = estimated_at - interval '2 hours' WHERE id = ${late}`.execute(
    test.app.database.read,
  );
  const { jobs, total, couriers: onDuty } = await board();
  expect([jobs.map(({ orderId }) => orderId), total]).toEqual([[late, later], 2]);
  expect(jobs[0]).toMatchObject({ courier: null, freeSince: test.clock.now().toISOString(), state: 'delivering' });
  expect(jobs[0]?.offers.map(({ courierId }) => courierId)).toEqual(couriers.map(({ id }) => id));
  expect(jobs[0]?.near).toEqual([
    { courierId: couriers[0]?.id, metres: 100 },
    { courierId: couriers[1]?.id, metres: 400 },
  ]);
  expect(onDuty.map(({ id, jobsInHand }) => [id, jobsInHand])).toEqual(couriers.map(({ id }) => [id, 0]));
});

it('dispatchBoard rounds the positions of all couriers on duty, including couriers who carry food', async () => {
  const [bringing, silent] = [await newStaff(test, 'courier'), await newStaff(test, 'courier')];
  const unknown = await newStaff(test, 'courier');
  const [orderId, other] = [await offeredJob(test, city), await offeredJob(test, city)];
  await assign(orderId, bringing);
  await assign(other, silent);
  await test.call('markReady', { orderId }, as(city.merchant));
  await test.call('collectOrder', { orderId }, as(bringing));
  await test.call('reportPosition', { latitude: '31.232416', longitude: '121.471789' }, as(bringing));
  const { jobs, couriers } = await board();
  const placeOf = ({ id }: TestPerson) => couriers.find((courier) => courier.id === id)?.place;
  expect(placeOf(bringing)).toEqual({ latitude: '31.232000', longitude: '121.472000', isTold: true });
  const shop = jobs.find((job) => job.orderId === other)?.shop;
  expect(placeOf(silent)).toMatchObject({ isTold: false });
  expect(Number(placeOf(silent)?.latitude)).toBeCloseTo(Number(shop?.latitude), 2);
  expect(placeOf(unknown)).toBeNull();
});

it('an operator can assign a delivery job while other couriers have an offer, and can reassign it later', async () => {
  const couriers = await couriersAt(test, [1, 2, 3, 4]);
  const [first, , , fourth] = couriers as [TestPerson, TestPerson, TestPerson, TestPerson];
  const orderId = await offeredJob(test, city);
  const heard: string[] = [];
  const stops = [first, fourth].map(({ id }) =>
    test.app.platform.live.listen([`courier:${id}`], ({ topic }) => heard.push(`${id} ${topic}`)),
  );
  expect((await assign(orderId, fourth)).data.courier).toMatchObject({ id: fourth.id });
  expect(await askedAmong(test, couriers, orderId)).toEqual([]);
  expect((await test.call('courierJobs', {}, as(fourth))).data.mine.map(({ id }) => id)).toEqual([orderId]);
  expect((await assign(orderId, first)).data.courier).toMatchObject({ id: first.id });
  expect((await assign(orderId, first)).success).toBe(true);
  for (const stop of stops) stop();
  expect(heard.filter((line) => line === `${fourth.id} orders`).length).toBeGreaterThanOrEqual(2);
  expect(heard).toContain(`${first.id} orders`);
  const { rows } = await sql`SELECT courier_id, given_back_at IS NULL AS stands, released_by FROM courier_assignment
    WHERE order_id = ${orderId} ORDER BY id`.execute(test.app.database.read);
  expect(rows).toEqual([
    { courier_id: fourth.id, stands: false, released_by: city.operator.id },
    { courier_id: first.id, stands: true, released_by: null },
  ]);
  const { mine, offered } = (await test.call('courierJobs', {}, as(fourth))).data;
  expect([mine, offered]).toEqual([[], []]);
});

it('assignCourier is refused for a courier who is off duty or already has three jobs', async () => {
  const [courier] = (await couriersAt(test, [1])) as [TestPerson];
  const orderId = await offeredJob(test, city);
  expect((await assign(orderId, city.courier)).data).toMatchObject({ reason: 'courier_unavailable' });
  expect((await assign(orderId, city.merchant)).data).toMatchObject({ reason: 'courier_unavailable' });
  for (let job = 0; job < maxActiveDeliveryJobs; job += 1) await assign(await offeredJob(test, city), courier);
  expect((await assign(orderId, courier)).data).toMatchObject({ reason: 'courier_has_enough' });
  const other = await newStaff(test, 'courier');
  await assign(orderId, other);
  await test.call('markReady', { orderId }, as(city.merchant));
  await test.call('collectOrder', { orderId }, as(other));
  expect((await assign(orderId, courier)).data).toMatchObject({ reason: 'job_not_found' });
  expect((await board()).jobs.find((job) => job.orderId === orderId)).toMatchObject({
    state: 'to_be_delivered',
    freeSince: null,
    near: [],
  });
});

it('on the dispatch board, an operator who reads English also sees the English restaurant name', async () => {
  await offeredJob(test, city);
  const inEnglish = await test.call('dispatchBoard', {}, { ...as(city.operator), language: 'en' });
  expect(inEnglish.data.jobs).toMatchObject([{ shopNameZh: '面馆', shopName: 'Noodle House' }]);
  expect((await board()).jobs).toMatchObject([{ shopNameZh: '面馆', shopName: null }]);
});
