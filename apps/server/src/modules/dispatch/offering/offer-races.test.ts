import { courierOfferSeconds, couriersPerOfferRing } from '@chifan/domain/dispatch';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import { manyConnections, type SmallCity, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { as, askedAmong, couriersAt, jobsOf, offeredJob } from './offers-in-tests.ts';

let test: TestApp;
let city: SmallCity;
inFreshSmallCity(async (opened) => {
  ({ app: test, city } = opened);
  await test.call('setDuty', { isOnDuty: false }, as(city.courier));
}, manyConnections);

const answers = async (orderId: number) => {
  const { rows } = await sql<{ answer: string | null }>`SELECT answer FROM courier_offer
    WHERE order_id = ${orderId} ORDER BY answer`.execute(test.app.database.read);
  return rows.map(({ answer }) => answer);
};

it('if three couriers take the same delivery at once, only one gets it', async () => {
  const couriers = await couriersAt(test, [1, 2, 3]);
  const orderId = await offeredJob(test, city);
  const taken = await Promise.all(couriers.map((courier) => test.call('takeJob', { orderId }, as(courier))));
  expect(taken.filter(({ success }) => success)).toHaveLength(1);
  expect(taken.flatMap(({ data }) => ('reason' in data ? [data.reason] : []))).toEqual(['job_taken', 'job_taken']);
  expect(await answers(orderId)).toEqual(['taken', 'withdrawn', 'withdrawn']);
});

it('a courier who takes five deliveries at once gets at most three', async () => {
  const [courier] = await couriersAt(test, [1]);
  const jobs: number[] = [];
  for (let job = 0; job < 5; job += 1) jobs.push(await offeredJob(test, city));
  const taken = await Promise.all(jobs.map((orderId) => test.call('takeJob', { orderId }, as(courier as TestPerson))));
  expect(taken.filter(({ success }) => success)).toHaveLength(3);
  const { mine } = (await test.call('courierJobs', {}, as(courier as TestPerson))).data;
  expect(mine).toHaveLength(3);
});

it('the server withdraws a courier’s open offer when the courier has three deliveries, and does not count it as declined', async () => {
  const couriers = await couriersAt(test, [1, 2, 3, 4]);
  const jobs: number[] = [];
  for (let job = 0; job < 4; job += 1) jobs.push(await offeredJob(test, city));
  const [first] = couriers;
  const [fourth] = jobs.slice(3);
  for (const orderId of jobs.slice(0, 3)) await test.call('takeJob', { orderId }, as(first as TestPerson));
  await test.drain();
  expect((await jobsOf(test, first as TestPerson)).asked).toEqual([]);
  expect(await answers(fourth as number)).not.toContain('declined');
});

it.each(['decline first', 'deadline first'])(
  'if a courier declines an offer at its deadline (%s), the next couriers get offers only once',
  async (which) => {
    const couriers = await couriersAt(test, [1, 2, 3, 4, 5, 6, 7]);
    const orderId = await offeredJob(test, city);
    const late = couriers[0] as TestPerson;
    for (const courier of couriers.slice(1, couriersPerOfferRing))
      await test.call('declineOffer', { orderId }, as(courier));
    test.clock.advance(courierOfferSeconds * 1000 - (which === 'decline first' ? 1 : 0));
    await Promise.all([test.call('declineOffer', { orderId }, as(late)), test.drain()]);
    test.clock.advance(1);
    await test.drain();
    expect(await askedAmong(test, couriers, orderId)).toEqual([3, 4, 5]);
    expect(await answers(orderId)).toHaveLength(2 * couriersPerOfferRing);
  },
);

it('when all couriers with an offer have gone off duty, the next couriers get offers', async () => {
  const couriers = await couriersAt(test, [1, 2, 3, 4]);
  const orderId = await offeredJob(test, city);
  const goOff = (courier: TestPerson) => test.call('setDuty', { isOnDuty: false }, as(courier));
  await goOff(couriers[0] as TestPerson);
  await test.drain();
  expect(await askedAmong(test, couriers, orderId)).toEqual([1, 2]);
  for (const courier of couriers.slice(1, 3)) await goOff(courier);
  await test.drain();
  expect(await askedAmong(test, couriers, orderId)).toEqual([3]);
  expect(await answers(orderId)).toEqual(['withdrawn', 'withdrawn', 'withdrawn', null]);
});

it('an expired offer does not hide a delivery from other couriers, even while no background worker runs', async () => {
  const couriers = await couriersAt(test, [1, 2, 3, 4]);
  const orderId = await offeredJob(test, city);
  test.clock.advance(courierOfferSeconds * 1000);
  const fourth = couriers[3] as TestPerson;
  expect((await jobsOf(test, fourth)).offered).toEqual([orderId]);
  await test.drain();
  expect(await askedAmong(test, couriers, orderId)).toEqual([3]);
});

it('two background workers that process the same offer deadline send offers to the next couriers only once', async () => {
  const couriers = await couriersAt(test, [1, 2, 3, 4, 5, 6, 7]);
  const orderId = await offeredJob(test, city);
  test.clock.advance(courierOfferSeconds * 1000);
  await Promise.all([test.drain(), test.drain()]);
  expect(await askedAmong(test, couriers, orderId)).toEqual([3, 4, 5]);
});
