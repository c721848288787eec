import { expect, it } from 'vitest';
import { inSmallCityWithCards } from '../../../testing/in-small-city.ts';
import type { SmallCity, TestAppWithCards } from '../../../testing/index.ts';
import { minute, orderPaidByBoth } from '../../refund/refund-in-tests.ts';

let app: TestAppWithCards;
let city: SmallCity;
inSmallCityWithCards((opened) => {
  ({ app, city } = opened);
});

it('the day closing report divides the payment of an order between balance and card', async () => {
  const { orderId, stage } = await orderPaidByBoth({ app, city }, { bowls: 1, balance: 10_00 });
  await app.call('acceptOrder', { orderId }, stage.staff.merchant);
  app.clock.advance(2 * minute);
  await app.drain();
  const { receipt, pickUpCode } = await stage.order(orderId);
  await app.call('redeemCode', { shopId: city.shopId, code: pickUpCode ?? '' }, stage.staff.merchant);
  const { data } = await app.call('dayClosing', { shopId: city.shopId }, stage.staff.merchant);
  expect(data.methods).toEqual([
    { method: 'stripe', amount: receipt.payable },
    { method: 'balance', amount: 10_00 },
  ]);
  expect(data.sums.paid).toBe(receipt.payable + 10_00);
});
