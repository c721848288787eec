import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  noodlesDelivered,
  openSmallCity,
  openTestApp,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../testing/index.ts';

let test: TestApp;
let city: SmallCity;

beforeAll(async () => {
  test = await openTestApp();
  city = await openSmallCity(test);
});
afterAll(() => test.close());

it('a delivery that the platform takes from its courier can be taken again', async () => {
  const orderId = await placePaid(test, city, noodlesDelivered(city));
  const as = (token: string) => ({ token });
  await test.call('acceptOrder', { orderId }, as(city.merchant.token));
  await test.call('markReady', { orderId }, as(city.merchant.token));
  await test.call('takeJob', { orderId }, as(city.courier.token));
  await test.call('collectOrder', { orderId }, as(city.courier.token));
  await test.call('platformHandBack', { orderId, reason: '联系不上骑手' }, as(city.operator.token));
  expect((await test.call('takeJob', { orderId }, as(city.courier.token))).data).toMatchObject({
    isMine: true,
    state: 'to_be_picked_up',
  });
});
