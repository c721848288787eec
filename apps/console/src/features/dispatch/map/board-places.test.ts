import { expect, it } from 'vitest';
import { boardJobForTest } from '../board-job-for-test.ts';
import { nextInCycle, type PlacedCourier, placeOfJob, positionsToFit } from './board-places.ts';

const lee = { id: 3, name: '李建国', phone: null, isSuspended: false };
const shop = { lat: 31.2304, lng: 121.4737 };
const door = { lat: 31.2404, lng: 121.4837 };
const courier = (id: number, latitude: string): PlacedCourier => ({
  ...lee,
  id,
  jobsInHand: 0,
  onBreak: null,
  place: { latitude, longitude: '121.470000', isTold: true },
});

it('the map shows a delivery job at its restaurant until collection, and afterwards at the guest’s address', () => {
  expect(placeOfJob(boardJobForTest())).toEqual(shop);
  expect(placeOfJob(boardJobForTest({ courier: lee, state: 'to_be_picked_up' }))).toEqual(shop);
  expect(placeOfJob(boardJobForTest({ courier: lee, state: 'to_be_delivered' }))).toEqual(door);
});

it('selecting a delivery job fits the map to its restaurant, its destination and the couriers nearby', () => {
  const job = boardJobForTest({ near: [{ courierId: 4, metres: 300 }] });
  const couriers = [courier(4, '31.231000'), courier(5, '31.290000')];
  expect(positionsToFit([job], couriers, job)).toEqual([shop, door, { lat: 31.231, lng: 121.47 }]);
});

it('without a selected delivery job, the map fits all jobs and all couriers', () => {
  const couriers = [courier(4, '31.231000'), courier(5, '31.290000')];
  const places = couriers.map(({ place }) => ({ lat: Number(place.latitude), lng: 121.47 }));
  expect(positionsToFit([boardJobForTest()], couriers, null)).toEqual([shop, ...places]);
  expect(positionsToFit([], couriers, null)).toEqual(places);
});

it('selecting a delivery job with a courier fits the map to this courier too', () => {
  const job = boardJobForTest({ courier: lee, state: 'to_be_delivered' });
  expect(positionsToFit([job], [courier(3, '31.235000')], job)).toContainEqual({ lat: 31.235, lng: 121.47 });
});

it('each tap on overlapping pins selects the next pin, and the tap after the last pin selects the first', () => {
  const things = ['one', 'two'];
  const after = (chosen: string | null) => nextInCycle(things, (each) => each === chosen);
  expect([after(null), after('one'), after('two')]).toEqual(['one', 'two', 'one']);
});
