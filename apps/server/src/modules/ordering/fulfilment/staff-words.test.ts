import { merchantRefuseNotes } from '@chifan/domain/ordering';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  noodlesDelivered,
  noodlesToTakeAway,
  openTestCity,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';

let app: TestApp;
let city: SmallCity;

beforeAll(async () => {
  ({ app, city } = await openTestCity());
});
afterAll(() => app.close());

const seenByGuest = async (orderId: number) =>
  (await app.call('orderDetail', { orderId }, { token: city.member.token })).data;

test('a merchant’s refusal for “another reason” needs a predefined note, and the guest receives the code of the note', async () => {
  const asMerchant = { token: city.merchant.token };
  for (const note of merchantRefuseNotes) {
    const orderId = await placePaid(app, city, noodlesToTakeAway(city));
    const silent = await app.call('refuseOrder', { orderId, reason: 'other' }, asMerchant);
    expect(silent).toMatchObject({ status: 400, data: { fields: { note: expect.anything() } } });
    expect((await app.call('refuseOrder', { orderId, reason: 'too_busy', note }, asMerchant)).status).toBe(400);
    expect(await app.call('refuseOrder', { orderId, reason: 'other', note }, asMerchant)).toMatchObject({
      success: true,
    });
    const order = await seenByGuest(orderId);
    expect(order).toMatchObject({ state: 'cancelled', cancelReason: note });
    expect(order.timeline.at(-1)).toMatchObject({ event: 'refuse', reason: note });
  }
});

test('a guest sees that a courier returned the job and that the platform ended the delivery, but not the typed reasons', async () => {
  const [courier, operator] = [{ token: city.courier.token }, { token: city.operator.token }];
  const orderId = await placePaid(app, city, noodlesDelivered(city));
  await app.call('acceptOrder', { orderId }, { token: city.merchant.token });
  await app.call('markReady', { orderId }, { token: city.merchant.token });
  const take = async () => {
    await app.call('takeJob', { orderId }, courier);
    await app.call('collectOrder', { orderId }, courier);
  };
  await take();
  expect((await app.call('handBack', { orderId, reason: '车坏在半路' }, courier)).success).toBe(true);
  await take();
  expect(
    (await app.call('abandonDelivery', { orderId, liable: 'courier', reason: '骑手失联' }, operator)).success,
  ).toBe(true);
  const order = await seenByGuest(orderId);
  expect(order).toMatchObject({ state: 'cancelled', cancelReason: null });
  expect(order.timeline.map(({ event }) => event)).toEqual(expect.arrayContaining(['hand_back', 'give_up']));
  expect(JSON.stringify(order)).not.toMatch(/车坏在半路|骑手失联/);
});
