import { contactHoursAfterHandOver } from '@chifan/domain/ordering';
import { expect, it } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import { noodlesToTakeAway, placePaid, type SmallCity, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => ({ app, city } = opened));

const asKitchen = () => ({ token: city.merchant.token });
const asGuest = () => ({ token: city.member.token });
const guestSees = async (orderId: number) => (await app.call('orderDetail', { orderId }, asGuest())).data;
const write = (orderId: number, code: 'on_my_way' | 'left_something') =>
  app.call('sendOrderMessage', { orderId, to: 'merchant', code }, asGuest());

async function isOnBoard(orderId: number): Promise<boolean> {
  const { records } = (await app.call('merchantOrders', { pageNo: -1 }, asKitchen())).data;
  return records.some(({ id }) => id === orderId);
}

async function readAll(orderId: number): Promise<void> {
  const { id = 0 } = (await guestSees(orderId)).messages.at(-1) ?? {};
  await app.call('readOrderMessages', { orderId, upToId: id }, asKitchen());
}

it('a handed-over order returns to the kitchen’s board when its guest writes a message, until messages are no longer allowed', async () => {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  await app.call('acceptOrder', { orderId }, asKitchen());
  await write(orderId, 'on_my_way');
  await readAll(orderId);
  app.clock.advance(60_001);
  await app.drain();
  await app.call('markReady', { orderId }, asKitchen());
  const { pickUpCode } = await guestSees(orderId);
  await app.call('redeemCode', { shopId: city.shopId, code: pickUpCode ?? '' }, asKitchen());
  expect([(await guestSees(orderId)).state, await isOnBoard(orderId)]).toEqual(['completed', false]);
  await write(orderId, 'left_something');
  expect(await isOnBoard(orderId)).toBe(true);
  await readAll(orderId);
  expect(await isOnBoard(orderId)).toBe(true);
  app.clock.advance(contactHoursAfterHandOver * 3_600_000 + 1);
  expect(await isOnBoard(orderId)).toBe(false);
});
