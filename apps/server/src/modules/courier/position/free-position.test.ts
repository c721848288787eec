import { idlePositionMinutes } from '@chifan/domain/courier';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import { type SmallCity, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { as, askedAmong, couriersAt, offeredJob } from '../../dispatch/offering/offers-in-tests.ts';

let test: TestApp;
let city: SmallCity;
inFreshSmallCity((opened) => {
  ({ app: test, city } = opened);
});

const report = (courier: TestPerson) =>
  test.call('reportPosition', { latitude: '31.232416', longitude: '121.471789' }, as(courier));
async function kept() {
  const { rows } = await sql<{ lat: number; lng: number }>`SELECT lat, lng FROM free_courier_position
    WHERE courier_id = ${city.courier.id}`.execute(test.app.database.read);
  return rows;
}

it('rounds the stored position of a courier who carries no food to about a hundred metres', async () => {
  expect((await report(city.courier)).data).toBe(false);
  expect(await kept()).toEqual([{ lat: 31.232, lng: 121.472 }]);
});

it('ending the shift deletes the courier’s position, and no position is stored off duty', async () => {
  await report(city.courier);
  await test.call('setDuty', { isOnDuty: false }, as(city.courier));
  expect(await kept()).toEqual([]);
  await report(city.courier);
  expect(await kept()).toEqual([]);
});

it('collecting food replaces the courier’s rounded position by an exact one that guests see', async () => {
  await report(city.courier);
  const orderId = await offeredJob(test, city);
  await test.call('takeJob', { orderId }, as(city.courier));
  await test.call('markReady', { orderId }, as(city.merchant));
  await test.call('collectOrder', { orderId }, as(city.courier));
  expect((await report(city.courier)).data).toBe(true);
  expect(await kept()).toEqual([]);
});

it('the position of a courier without food is ignored after three minutes and deleted a minute later', async () => {
  await report(city.courier);
  test.clock.advance(idlePositionMinutes * 60_000 + 1);
  const farther = await couriersAt(test, [20, 21, 22]);
  const orderId = await offeredJob(test, city);
  expect(await askedAmong(test, [city.courier, ...farther], orderId)).toEqual([1, 2, 3]);
  test.clock.advance(60_000);
  await test.drain();
  expect(await kept()).toEqual([]);
});
