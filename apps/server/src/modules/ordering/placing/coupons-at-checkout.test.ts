import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  newCoupon,
  newMember,
  noodlesDelivered,
  noodlesToTakeAway,
  openTestCity,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';
import { issueLotteryTicket } from '../../coupon/index.ts';
import { accountSum, fortyTimes, ledgerFaults, quotedToPlace } from '../ordering-in-tests.ts';

let test: TestApp;
let city: SmallCity;

beforeEach(async () => {
  ({ app: test, city } = await openTestCity());
});
afterEach(async () => {
  expect(await ledgerFaults(test)).toBe(0);
  await test.close();
});

const asMember = () => ({ token: city.member.token });
const detail = async (orderId: number) => (await test.call('orderDetail', { orderId }, asMember())).data;
const states = async () => {
  const { rows } = await sql<{
    state: string;
  }>`SELECT state || CASE WHEN held_by IS NULL THEN '' ELSE ' held' END AS state
    FROM coupon ORDER BY id`.execute(test.app.database.read);
  return rows.map(({ state }) => state);
};

it('uses the best usable coupons unless the guest chooses others or none, and lists the best coupon first', async () => {
  const small = await newCoupon(test, city, { reduction: 300 });
  const large = await newCoupon(test, city, { reduction: 900 });
  const tooDear = await newCoupon(test, city, { reduction: 5000, threshold: 8801 });
  const delivery = await newCoupon(test, city, {
    group: 'delivery',
    types: ['delivery'],
    threshold: 0,
    reduction: 800,
  });
  const request = noodlesDelivered(city);
  const quote = async (chosen: object) => (await test.call('quoteOrder', { ...request, ...chosen }, asMember())).data;

  const best = await quote({});
  expect(best.coupons.map(({ id, worth, fits }) => [id, worth, fits])).toEqual([
    [large, 900, true],
    [delivery, 500, true],
    [small, 300, true],
    [tooDear, 0, false],
  ]);
  expect(best).toMatchObject({ shopCouponId: large, deliveryCouponId: delivery });
  expect(best.receipt).toMatchObject({ goods: 8800, shopCoupon: 900, deliveryCoupon: 500, payable: 8100 });

  expect((await quote({ shopCouponId: small, deliveryCouponId: null })).receipt).toMatchObject({
    shopCoupon: 300,
    deliveryCoupon: 0,
    payable: 9200,
  });
  expect(await quote({ shopCouponId: tooDear })).toMatchObject({
    obstacles: ['coupon_does_not_fit'],
    receipt: { shopCoupon: 0 },
  });
  expect(await quote({ deliveryCouponId: large })).toMatchObject({ obstacles: ['coupon_does_not_fit'] });
  expect(await quote({ shopCouponId: 999_999 })).toMatchObject({ reason: 'coupon_not_found' });
});

it('a shop or delivery coupon is not usable if the shop’s own discount lowers the price below the coupon’s threshold', async () => {
  const fullReductions = JSON.stringify([{ threshold: 8000, reduction: 1000 }]);
  await sql`UPDATE shop SET full_reductions = ${fullReductions}::jsonb WHERE id = ${city.shopId}`.execute(
    test.app.database.read,
  );
  const delivery = { group: 'delivery', types: ['delivery'] } satisfies Parameters<typeof newCoupon>[2];
  // The goods cost 88 yuan, and 78 yuan after the shop's discount. So a threshold of 78.01 yuan is not reached.
  const shopAbove = await newCoupon(test, city, { threshold: 7801 });
  const deliveryAbove = await newCoupon(test, city, { ...delivery, threshold: 7801, reduction: 500 });
  const shopReached = await newCoupon(test, city, { threshold: 7800, reduction: 300 });
  const deliveryReached = await newCoupon(test, city, { ...delivery, threshold: 7800, reduction: 200 });
  const quote = async (chosen: object) =>
    (await test.call('quoteOrder', { ...noodlesDelivered(city), ...chosen }, asMember())).data;

  const best = await quote({});
  expect(best.coupons.filter(({ fits }) => fits).map(({ id }) => id)).toEqual([shopReached, deliveryReached]);
  expect(best.receipt).toMatchObject({ goods: 8800, fullReduction: 1000, shopCoupon: 300, deliveryCoupon: 200 });
  expect(await quote({ shopCouponId: shopAbove, deliveryCouponId: deliveryAbove })).toMatchObject({
    obstacles: ['coupon_does_not_fit', 'coupon_does_not_fit'],
    receipt: { shopCoupon: 0, deliveryCoupon: 0 },
  });
});

it('an unpaid order reserves its coupon, payment uses the coupon, and a cancellation returns it', async () => {
  await newCoupon(test, city);
  const { place } = await quotedToPlace(test, city.member, noodlesToTakeAway(city));
  const { orderId, payable } = (await place()).data;
  expect([payable, await states()]).toEqual([8200, ['valid held']]);
  const again = await test.call('quoteOrder', noodlesToTakeAway(city), asMember());
  expect(again.data).toMatchObject({ shopCouponId: null, coupons: [{ isHeld: true, fits: false }] });

  await test.call('startPayment', { orderId, method: 'balance', paymentPassword: '246810' }, asMember());
  expect([(await detail(orderId)).receipt, await states()]).toMatchObject([{ shopCoupon: 800 }, ['used']]);
  await test.call('cancelOrder', { orderId, reason: 8 }, asMember());
  expect(await detail(orderId)).toMatchObject({ state: 'cancelled', refunded: 8200 });
  expect(await states()).toEqual(['valid']);
});

it('a coupon can be used again after its order expires unpaid', async () => {
  await newCoupon(test, city);
  const { place } = await quotedToPlace(test, city.member, noodlesToTakeAway(city));
  await place();
  test.clock.advance(5 * 60_000);
  await test.drain();
  expect(await states()).toEqual(['valid']);
});

it('if another order has used the coupon since the quote, placing the order returns the change and the new price', async () => {
  await newCoupon(test, city);
  const first = await quotedToPlace(test, city.member, noodlesToTakeAway(city));
  const second = await quotedToPlace(test, city.member, noodlesToTakeAway(city));
  expect((await first.place()).success).toBe(true);
  expect((await second.place()).data).toMatchObject({
    reason: 'quote_changed',
    details: {
      why: 'changed',
      changes: [
        { what: 'coupon', from: 800, to: 0 },
        { what: 'payable', from: 8200, to: 9000 },
      ],
      quote: { shopCouponId: null, receipt: { payable: 9000 } },
    },
  });
});

it('only one of forty concurrent orders can use a coupon, and the others get a new quote (case 13)', async () => {
  await newCoupon(test, city);
  const request = { ...noodlesToTakeAway(city), useBalance: true };
  const quoted = await fortyTimes(() => quotedToPlace(test, city.member, request));
  const answers = await Promise.all(quoted.map(({ place }) => place()));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  for (const { data } of answers.filter(({ success }) => !success))
    expect(data).toMatchObject({ reason: 'quote_changed', details: { quote: { receipt: { shopCoupon: 0 } } } });
  expect(await states()).toEqual(['used']);
});

it('an order that a coupon covers completely needs no payment and no payment password (case 18)', async () => {
  await newCoupon(test, city, { reduction: 8800, threshold: 8800 });
  const request = { ...noodlesToTakeAway(city), dining: 'dine_in' as const };
  const { place } = await quotedToPlace(test, city.member, request);
  expect((await place()).data).toMatchObject({ payable: 0, state: 'pending' });
  expect(await states()).toEqual(['used']);
});

async function complete(orderId: number) {
  await test.call('acceptOrder', { orderId }, { token: city.merchant.token });
  test.clock.advance(60_000);
  await test.drain();
  const { pickUpCode: code } = await detail(orderId);
  return test.call('redeemCode', { shopId: city.shopId, code: code ?? '' }, { token: city.merchant.token });
}

it('the platform pays for its own coupons, so the shop earns the full price', async () => {
  await newCoupon(test, city);
  const { place } = await quotedToPlace(test, city.member, { ...noodlesToTakeAway(city), useBalance: true });
  await complete((await place()).data.orderId);
  expect(await accountSum(test, 'merchant_earnings', city.shopId)).toBe(9000);
  expect(await accountSum(test, 'platform_income')).toBe(-800);
});

it('a completed order automatically uses the best rebate card, and only one', async () => {
  const rebate = { group: 'rebate' as const, threshold: 0, reduction: 0 };
  await newCoupon(test, city, { ...rebate, rebatePercent: 5 });
  await newCoupon(test, city, { ...rebate, rebatePercent: 10, maxRebate: 600 });
  const { quote, place } = await quotedToPlace(test, city.member, { ...noodlesToTakeAway(city), useBalance: true });
  expect(quote.receipt.payable + quote.receipt.balance).toBe(9000);
  await complete((await place()).data.orderId);
  expect(await states()).toEqual(['valid', 'used']);
  const before = (await test.call('balance', {}, asMember())).data.balance;
  test.clock.advance(24 * 3_600_000);
  await test.drain();
  expect((await test.call('balance', {}, asMember())).data.balance - before).toBe(600);
});

it('a rebate card is used only if the price after the shop’s own discount reaches the card’s threshold', async () => {
  const fullReductions = JSON.stringify([{ threshold: 8000, reduction: 1000 }]);
  await sql`UPDATE shop SET full_reductions = ${fullReductions}::jsonb WHERE id = ${city.shopId}`.execute(
    test.app.database.read,
  );
  const rebate = { group: 'rebate' as const, reduction: 0 };
  // The goods cost 88 yuan, and 78 yuan after the shop's discount. So only the card with the threshold of 78 yuan is
  // usable.
  await newCoupon(test, city, { ...rebate, threshold: 7801, rebatePercent: 10 });
  await newCoupon(test, city, { ...rebate, threshold: 7800, rebatePercent: 5 });
  const { place } = await quotedToPlace(test, city.member, { ...noodlesToTakeAway(city), useBalance: true });
  await complete((await place()).data.orderId);
  expect(await states()).toEqual(['valid', 'used']);
});

it('the server refuses a quote with a used coupon as “used”, and with another member’s coupon as “not found”', async () => {
  const couponId = await newCoupon(test, city);
  await placePaid(test, city, { ...noodlesToTakeAway(city), shopCouponId: couponId });
  const again = { ...noodlesToTakeAway(city), shopCouponId: couponId };
  const asked = (token: string) => test.call('quoteOrder', again, { token });
  expect((await asked(city.member.token)).data).toMatchObject({ reason: 'coupon_used' });
  const other = await newMember(test);
  expect((await asked(other.token)).data).toMatchObject({ reason: 'coupon_not_found' });
});

it('a quote for a guest with over a hundred prize-draw tickets still lists all coupons, and none of the tickets', async () => {
  const { read } = test.app.database;
  for (let count = 0; count < 101; count += 1)
    await test.app.database.transact((tx) =>
      issueLotteryTicket(tx, { memberId: city.member.id, key: `spending:${count}`, at: test.clock.now() }),
    );
  const { rows } = await sql<{ tickets: number }>`SELECT count(*)::int AS tickets FROM coupon
    WHERE member_id = ${city.member.id}`.execute(read);
  expect(rows[0]?.tickets).toBe(101);
  const coupon = await newCoupon(test, city, { reduction: 300 });
  const quoted = await test.call('quoteOrder', noodlesDelivered(city), asMember());
  expect(quoted.data.coupons.map(({ id }) => id)).toEqual([coupon]);
});
