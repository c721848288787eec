import { doorWaitMinutes } from '@chifan/domain/courier';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  insertPicture,
  noodlesDelivered,
  openSmallCity,
  openTestApp,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../testing/index.ts';

let test: TestApp;
let city: SmallCity;
let orderId: number;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  city = await openSmallCity(test);
  orderId = await placePaid(test, city, noodlesDelivered(city));
  await test.call('acceptOrder', { orderId }, as(city.merchant));
  await test.call('markReady', { orderId }, as(city.merchant));
  await test.call('takeJob', { orderId }, as(city.courier));
});
afterAll(() => test.close());

const as = ({ token }: { token: string }) => ({ token });
const collect = () => test.call('collectOrder', { orderId }, as(city.courier));
const step = (step: 'arrive' | 'call' | 'bring_back') => test.call('doorStep', { orderId, step }, as(city.courier));
const guestSees = async () => (await test.call('orderDetail', { orderId }, as(city.member))).data;
const notAllowed = { success: false, data: { reason: 'transition_not_allowed' } };
const minutesLater = (minutes: number) => new Date(test.clock.now().getTime() + minutes * 60_000).toISOString();

const atDoor = 'The courier is at your door';
const takenBack = 'We couldn’t hand over your food';

async function told(): Promise<string[]> {
  await test.drain();
  const { data } = await test.call('listNotices', {}, as(city.member));
  const titles: readonly string[] = [atDoor, takenBack];
  return data.records.map(({ title }) => title).filter((title) => titles.includes(title));
}

it('after the courier’s arrival, guest and courier see the same waiting time at the door', async () => {
  expect(await step('arrive')).toMatchObject(notAllowed);
  await collect();
  const endsAt = minutesLater(doorWaitMinutes);
  const arrived = { arrivedAt: test.clock.now().toISOString(), endsAt, calledAt: null, returnedAt: null };
  expect((await step('arrive')).data).toMatchObject({ state: 'to_be_delivered', doorWait: arrived });
  test.clock.advance(60_000);
  // Repeat the call, as the app does after a lost response.
  expect((await step('arrive')).data.doorWait).toEqual(arrived);
  expect((await guestSees()).doorWait).toEqual(arrived);
  expect(await told()).toEqual([atDoor]);
});

it('a courier may take food back only after the wait at the door and a call to the guest', async () => {
  const waiting = () => test.call('platformOrders', { isUndelivered: true }, as(city.operator));
  const isListed = async () => (await waiting()).data.records.some(({ id }) => id === orderId);
  await collect();
  expect(await step('call')).toMatchObject(notAllowed);
  await step('arrive');
  test.clock.advance(doorWaitMinutes * 60_000);
  expect(await step('bring_back')).toMatchObject(notAllowed);
  expect((await step('call')).data.doorWait?.calledAt).toBe(test.clock.now().toISOString());
  expect(await isListed()).toBe(false);
  expect((await step('bring_back')).data.doorWait?.returnedAt).toBe(test.clock.now().toISOString());
  expect(await isListed()).toBe(true);
  expect((await guestSees()).doorWait?.returnedAt).toBe(test.clock.now().toISOString());
  expect(await told()).toEqual([takenBack, atDoor]);
  const end = { orderId, liable: 'guest', reason: '无人收餐' } as const;
  expect((await test.call('abandonDelivery', end, as(city.operator))).data.state).toBe('cancelled');
  expect(await isListed()).toBe(false);
  expect((await guestSees()).doorWait).toBeNull();
});

it('a courier who is taking food back can still hand it over to the guest', async () => {
  await collect();
  await step('arrive');
  await step('call');
  test.clock.advance(doorWaitMinutes * 60_000);
  await step('bring_back');
  const { handOverCode } = await guestSees();
  const over = await test.call('handOver', { orderId, code: handOverCode ?? '' }, as(city.courier));
  expect(over.data).toMatchObject({ state: 'delivered', doorWait: null });
});

it('a guest’s message to leave the food at the door allows a hand-over by photo', async () => {
  await collect();
  await step('arrive');
  const photo = () => insertPicture(test, `courier:${city.courier.id}`, 'hand_over');
  const leave = async () => test.call('handOver', { orderId, photo: await photo() }, as(city.courier));
  expect((await leave()).data).toMatchObject({ reason: 'hand_over_photo_not_asked' });
  const said = { orderId, to: 'courier', code: 'leave_at_door' } as const;
  await test.call('sendOrderMessage', said, as(city.member));
  expect((await leave()).data).toMatchObject({ state: 'delivered' });
});

it('the wait at the guest’s door is deleted when the courier returns the delivery', async () => {
  await collect();
  await step('arrive');
  await test.call('handBack', { orderId, reason: '车辆故障' }, as(city.courier));
  await test.call('takeJob', { orderId }, as(city.courier));
  expect((await collect()).data.doorWait).toBeNull();
});

it('doorStep rejects a courier who does not have the delivery', async () => {
  await collect();
  const other = await openSmallCity(test);
  const tried = await test.call('doorStep', { orderId, step: 'arrive' }, as(other.courier));
  expect(tried).toMatchObject({ success: false, code: 404 });
});
