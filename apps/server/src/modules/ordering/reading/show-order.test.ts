import { afterAll, beforeAll, expect, it } from 'vitest';
import { noodlesToTakeAway, openTestCity, placePaid, type SmallCity, type TestApp } from '../../../testing/index.ts';

let test: TestApp;
let city: SmallCity;

beforeAll(async () => {
  ({ app: test, city } = await openTestCity());
});
afterAll(() => test.close());

const shown = async (orderId: number) => (await test.call('orderDetail', { orderId }, city.member)).data;

it('an order shows the amount and destination of the refund that the guest would get for a cancellation now', async () => {
  const orderId = await placePaid(test, city, noodlesToTakeAway(city));
  const order = await shown(orderId);
  expect(order.returnsNow).toEqual([{ amount: order.balance, to: 'balance' }]);
  expect(order.refundableNow).toBe(order.balance);
  await test.call('acceptOrder', { orderId }, city.merchant);
  expect(await shown(orderId)).toMatchObject({ refundableNow: 0, returnsNow: [] });
});

it('while a refund request is pending, the guest sees the kitchen’s progress and gets the pickup code', async () => {
  const orderId = await placePaid(test, city, noodlesToTakeAway(city));
  await test.call('acceptOrder', { orderId }, city.merchant);
  const asked = { orderId, items: [{ position: 0, quantity: 1 }], amount: 1_000, reason: 14 };
  expect((await test.call('applyForRefund', asked, city.member)).success).toBe(true);
  const meanwhile = await shown(orderId);
  expect(meanwhile).toMatchObject({ state: 'after_sale_processing', workingState: 'delivering' });
  expect(meanwhile.codeExpectedAt).not.toBeNull();
  test.clock.advance(2 * 60_000);
  await test.drain();
  const ready = await shown(orderId);
  expect(ready).toMatchObject({
    state: 'after_sale_processing',
    workingState: 'to_be_picked_up',
    codeExpectedAt: null,
  });
  expect(ready.pickUpCode).toMatch(/^[A-Z]\d{3}$/);
});

it('the API returns “refunded” as the working state of a refunded order, not the last state of the kitchen', async () => {
  const orderId = await placePaid(test, city, noodlesToTakeAway(city));
  await test.call('acceptOrder', { orderId }, city.merchant);
  const { data: all } = await test.call(
    'previewRefund',
    { orderId, items: [{ position: 0, quantity: 2 }] },
    city.member,
  );
  const asked = { orderId, items: [{ position: 0, quantity: 2 }], amount: all.most, reason: 14 };
  const { data: refund } = await test.call('applyForRefund', asked, city.member);
  await test.call('grantRefund', { refundId: refund.id, amount: all.most }, city.merchant);
  expect(await shown(orderId)).toMatchObject({ state: 'refunded', workingState: 'refunded' });
});
