import { formatCoordinate } from '@chifan/domain/address';
import {
  newStaff,
  noodlesDelivered,
  placePaid,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from '../../../testing/index.ts';
import { centre } from '../../../testing/small-city.ts';

export const as = ({ token }: TestPerson) => ({ token });

/**
 * Creates one courier on duty for each entry of `hundreds`. An entry is the courier's distance north of the shop, in
 * hundreds of metres.
 */
export async function couriersAt(test: TestApp, hundreds: readonly number[]): Promise<TestPerson[]> {
  const couriers: TestPerson[] = [];
  for (const north of hundreds) {
    const courier = await newStaff(test, 'courier');
    await standAt(test, courier, north);
    couriers.push(courier);
  }
  return couriers;
}

export const standAt = (test: TestApp, courier: TestPerson, north: number) =>
  test.call(
    'reportPosition',
    { latitude: formatCoordinate(centre.lat + north / 1112), longitude: formatCoordinate(centre.lng) },
    as(courier),
  );

/** Places a paid order, which the restaurant accepts and the server then offers to the first couriers. */
export async function offeredJob(test: TestApp, city: SmallCity): Promise<number> {
  const orderId = await placePaid(test, city, noodlesDelivered(city));
  await test.call('acceptOrder', { orderId }, as(city.merchant));
  await test.drain();
  return orderId;
}

export async function jobsOf(test: TestApp, courier: TestPerson) {
  const { offered, offers } = (await test.call('courierJobs', {}, as(courier))).data;
  return { offered: offered.map(({ id }) => id), asked: offers.map(({ orderId }) => orderId) };
}

/** Returns the indexes of the couriers in the list who have an offer of the order. */
export async function askedAmong(test: TestApp, couriers: readonly TestPerson[], orderId: number): Promise<number[]> {
  const asked = await Promise.all(couriers.map((courier) => jobsOf(test, courier)));
  return asked.flatMap((jobs, place) => (jobs.asked.includes(orderId) ? [place] : []));
}
