import { breakMinutes, courierOfferSeconds } from '@chifan/domain/dispatch';
import { beforeEach, expect, it } from 'vitest';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import type { SmallCity, TestApp, TestPerson } from '../../../testing/index.ts';
import { as, askedAmong, couriersAt, jobsOf, offeredJob, standAt } from '../../dispatch/offering/offers-in-tests.ts';

let test: TestApp;
let city: SmallCity;
let couriers: TestPerson[];
let me: TestPerson;
inFreshSmallCity(async (opened) => {
  ({ app: test, city } = opened);
  await test.call('setDuty', { isOnDuty: false }, as(city.courier));
});
beforeEach(async () => {
  couriers = await couriersAt(test, [1, 2]);
  me = couriers[0] as TestPerson;
});

const start = (minutes: 10 | 20 | 30 | null, courier = me) => test.call('startBreak', { minutes }, as(courier));
const end = () => test.call('endBreak', {}, as(me));
const onBreak = async () => (await test.call('courierJobs', {}, as(me))).data.onBreak;
const onBoard = async () =>
  (await test.call('dispatchBoard', {}, as(city.operator))).data.couriers.find(({ id }) => id === me.id)?.onBreak;
const pass = async (seconds: number) => {
  test.clock.advance(seconds * 1_000);
  await test.drain();
};
const inMinutes = (minutes: number) => new Date(test.clock.now().getTime() + minutes * 60_000).toISOString();

it('while a courier is on a break, the server offers new deliveries only to other couriers', async () => {
  expect((await start(10)).data).toBe(true);
  const orderId = await offeredJob(test, city);
  expect(await askedAmong(test, couriers, orderId)).toEqual([1]);
});

it('a courier on a break neither sees nor can take a delivery that is open to all couriers', async () => {
  await start(null);
  await start(null, couriers[1]);
  const orderId = await offeredJob(test, city);
  expect(await jobsOf(test, me)).toEqual({ offered: [], asked: [] });
  expect(await test.call('takeJob', { orderId }, as(me))).toMatchObject({ status: 409, data: { reason: 'on_break' } });
  await end();
  expect((await jobsOf(test, me)).offered).toEqual([orderId]);
  expect((await test.call('takeJob', { orderId }, as(me))).data).toMatchObject({ isMine: true });
});

it('when a courier starts a break, the server withdraws the courier’s open offers at once', async () => {
  const [third] = await couriersAt(test, [3]);
  const orderId = await offeredJob(test, city);
  expect(await askedAmong(test, couriers, orderId)).toEqual([0, 1]);
  await start(20);
  await test.drain();
  expect(await askedAmong(test, couriers, orderId)).toEqual([1]);
  await test.call('declineOffer', { orderId }, as(couriers[1] as TestPerson));
  await test.call('declineOffer', { orderId }, as(third as TestPerson));
  await test.drain();
  expect(await jobsOf(test, me)).toEqual({ offered: [], asked: [] });
});

it('a courier on a break can still finish deliveries that the courier took before', async () => {
  const orderId = await offeredJob(test, city);
  await test.call('takeJob', { orderId }, as(me));
  await start(30);
  await test.call('markReady', { orderId }, as(city.merchant));
  expect((await test.call('collectOrder', { orderId }, as(me))).data).toMatchObject({ state: 'to_be_delivered' });
  const { handOverCode } = (await test.call('orderDetail', { orderId }, as(city.member))).data;
  expect((await test.call('handOver', { orderId, code: handOverCode ?? '' }, as(me))).success).toBe(true);
  expect(await onBreak()).not.toBeNull();
});

it.each(breakMinutes)('a courier’s break of %i minutes ends automatically', async (minutes) => {
  const endsAt = inMinutes(minutes);
  await start(minutes);
  expect([await onBreak(), await onBoard()]).toEqual([{ endsAt }, { endsAt }]);
  await pass(minutes * 60 - 1);
  expect(await onBreak()).toEqual({ endsAt });
  const heard: string[] = [];
  const stop = test.app.platform.live.listen([`courier:${me.id}`], ({ topic }) => heard.push(topic));
  await pass(1);
  stop();
  expect([await onBreak(), await onBoard()]).toEqual([null, null]);
  expect(heard).toContain('couriers');
  await standAt(test, me, 1);
  expect(await askedAmong(test, couriers, await offeredJob(test, city))).toContain(0);
});

it('a courier’s break counts as over at its planned end, even if the background job has not run yet', async () => {
  await start(10);
  test.clock.advance(10 * 60_000);
  expect([await onBreak(), await onBoard()]).toEqual([null, null]);
});

it('a courier’s break without a set length lasts until the courier ends it', async () => {
  await start(null);
  await pass(5 * 3_600);
  expect(await onBreak()).toEqual({ endsAt: null });
  expect([(await end()).data, (await end()).data]).toEqual([true, false]);
  expect([await onBreak(), await onBoard()]).toEqual([null, null]);
});

it('a courier’s new break lasts until its own end, even if an earlier break was planned to end sooner', async () => {
  await start(10);
  await pass(5 * 60);
  const endsAt = inMinutes(30);
  await start(30);
  await pass(5 * 60 + courierOfferSeconds);
  expect(await onBreak()).toEqual({ endsAt });
});

it('a courier off duty cannot start a break, and the end of the shift ends the break', async () => {
  await start(null);
  await test.call('setDuty', { isOnDuty: false }, as(me));
  expect((await start(10)).data).toMatchObject({ reason: 'off_duty' });
  await test.call('setDuty', { isOnDuty: true }, as(me));
  expect(await onBreak()).toBeNull();
});
