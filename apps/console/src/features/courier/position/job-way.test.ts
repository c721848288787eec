import { expect, it } from 'vitest';
import { orderForTest } from '../../../staff-order/order-for-test.ts';
import { deliveryStops, hasMap, remainingStops } from './job-way.ts';

const [here, shop, door] = [
  { lat: 31.22, lng: 121.46 },
  { lat: 31.23, lng: 121.47 },
  { lat: 31.24, lng: 121.48 },
];
const address = {
  address: '',
  addressZh: '南京西路88号',
  doorNumber: '',
  latitude: '31.240000',
  longitude: '121.480000',
};
const job = orderForTest({
  type: 'delivery',
  state: 'to_be_picked_up',
  isMine: true,
  shopLatitude: '31.230000',
  shopLongitude: '121.470000',
  address,
});

it('remainingStops includes the restaurant until collection, and afterwards only the guest’s address', () => {
  expect(remainingStops(deliveryStops(job), here, job)).toEqual([here, shop, door]);
  expect(remainingStops(deliveryStops(job), here, { state: 'to_be_delivered' })).toEqual([here, door]);
});

it('remainingStops starts at the restaurant if the courier’s position is unknown', () =>
  expect(remainingStops(deliveryStops(job), null, job)).toEqual([shop, door]));

it('a delivery job has a map if it is the courier’s own, not delivered, and has at least one known position', () => {
  expect(hasMap(job)).toBe(true);
  expect(hasMap({ ...job, isMine: false })).toBe(false);
  expect(hasMap({ ...job, state: 'delivered' })).toBe(false);
  const unknown = { shopLatitude: null, shopLongitude: null, address: { ...address, latitude: null, longitude: null } };
  expect(hasMap({ ...job, ...unknown })).toBe(false);
});
