import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  noodlesDelivered,
  noodlesToTakeAway,
  type OrderInput,
  openTestCity,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';

let test: TestApp;
let city: SmallCity;

beforeAll(async () => {
  ({ app: test, city } = await openTestCity());
});
beforeEach(() => test.clock.set(new Date('2026-11-21T04:00:00Z')));
afterAll(() => test.close());

const quote = (request: OrderInput) => test.call('quoteOrder', request);

it('a visitor sees the price, the fees and the payment methods of an order without an account', async () => {
  const visitor = (await quote(noodlesToTakeAway(city))).data;
  const member = (await test.call('quoteOrder', noodlesToTakeAway(city), { token: city.member.token })).data;
  expect(visitor.receipt).toEqual(member.receipt);
  expect(visitor).toMatchObject({ availableBalance: 0, coupons: [], paymentMethods: member.paymentMethods });
});

it('a visitor cannot read the address or spend the balance of a member', async () => {
  expect((await quote(noodlesDelivered(city))).data).toMatchObject({ reason: 'address_not_found' });
  const spending = (await quote({ ...noodlesToTakeAway(city), useBalance: true })).data;
  expect(spending.receipt.balance).toBe(0);
});

it('a quote for a visitor with a coupon id returns “coupon not found”', async () => {
  expect((await quote({ ...noodlesToTakeAway(city), shopCouponId: 1 })).data).toMatchObject({
    reason: 'coupon_not_found',
  });
});

it('a visitor who becomes a member places the order at the price that the visitor saw', async () => {
  const request = noodlesToTakeAway(city);
  const { token: quoteToken } = (await quote(request)).data;
  const said = { contactName: 'Aiko', contactPhone: '13800138000' };
  const placed = await test.call('placeOrder', { request, quoteToken, ...said }, { token: city.member.token });
  expect(placed).toMatchObject({ success: true, data: { state: 'unpaid' } });
});

it('a visitor without an account cannot place an order', async () => {
  const request = noodlesToTakeAway(city);
  const { token: quoteToken } = (await quote(request)).data;
  expect((await test.call('placeOrder', { request, quoteToken, contactName: 'A', contactPhone: '' })).status).toBe(401);
});
