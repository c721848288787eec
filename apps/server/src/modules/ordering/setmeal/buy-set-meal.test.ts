import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inSmallCityWithCards } from '../../../testing/in-small-city.ts';
import { newCoupon, newMember, type SmallCity, type TestAppWithCards } from '../../../testing/index.ts';
import { chosenSize, newSetMeal, newSetMealCodes, openBrand, type TestBrand } from '../../../testing/set-meals.ts';
import { accountSum, ledgerFaults } from '../ordering-in-tests.ts';
import { buySetMeal, minute, quoteAndPlaceSetMeal, setMealWanted } from './set-meals-in-tests.ts';

let app: TestAppWithCards;
let city: SmallCity;
let brand: TestBrand;
inSmallCityWithCards(async (opened) => {
  ({ app, city } = opened);
  brand = await openBrand(app, city);
});
beforeEach(() => app.clock.set(new Date('2026-11-23T04:00:00Z')));
afterAll(async () => {
  expect(await ledgerFaults(app)).toBe(0);
});

type Guest = { readonly token: string };
const quote = (wanted: Parameters<typeof setMealWanted>[0], { token }: Guest = city.member) =>
  app.call('quoteSetMeal', setMealWanted(wanted), { token });
const detail = async (orderId: number, { token }: Guest = city.member) =>
  (await app.call('orderDetail', { orderId }, { token })).data;
const change = (setMealId: number, set: ReturnType<typeof sql>) =>
  sql`UPDATE set_meal SET ${set} WHERE id = ${setMealId}`.execute(app.app.database.read);

describe('a quote of a set meal', () => {
  test('a quote of a set meal multiplies price by quantity, adds no fees and shows the voucher’s last day', async () => {
    const setMealId = await newSetMeal(app, brand, { validDays: 2 });
    const { data } = await quote({ setMealId, quantity: 3 });
    expect(data).toMatchObject({
      unitPrice: 6800,
      obstacles: [],
      couponId: null,
      validUntil: '2026-11-25T20:00:00.000Z',
    });
    expect(data.receipt).toMatchObject({
      goods: 20_400,
      packageFee: 0,
      deliveryFee: 0,
      fullReduction: 0,
      payable: 20_400,
    });
  });

  test('a quote of a set meal is refused for a missing, extra or unknown choice, or an unknown set meal', async () => {
    const setMealId = await newSetMeal(app, brand);
    const reasonFor = async (choices: Record<string, Record<string, string[]>>) =>
      (await quote({ setMealId, choices })).data;
    expect(await reasonFor({})).toMatchObject({ reason: 'option_missing' });
    expect(await reasonFor({ noodles: { size: ['large', 'regular'] } })).toMatchObject({ reason: 'option_too_many' });
    expect(await reasonFor({ ...chosenSize, soup: {} })).toMatchObject({ reason: 'option_unknown' });
    expect(await reasonFor({ noodles: { size: ['huge'] } })).toMatchObject({ reason: 'option_unknown' });
    expect((await quote({ setMealId: 987_654 })).data).toMatchObject({ reason: 'set_meal_not_found' });
  });

  test('a quote of a set meal lists everything that prevents the purchase, the most serious first', async () => {
    const over = await newSetMeal(app, brand, { soldUntil: '2026-11-22', stock: 0, maxPerOrder: 1 });
    expect((await quote({ setMealId: over, quantity: 2 })).data.obstacles).toEqual([
      'set_meal_not_on_sale',
      'set_meal_sold_out',
      'set_meal_limit_reached',
    ]);
    const codes = await newSetMeal(app, brand, { codeSource: 'brand' });
    expect((await quote({ setMealId: codes })).data.obstacles).toEqual(['set_meal_sold_out']);
  });

  test('buying a set meal that changed since the quote returns a new quote, and only a quoted amount is charged', async () => {
    const setMealId = await newSetMeal(app, brand);
    const request = setMealWanted({ setMealId, useBalance: true });
    const { data: quoted } = await quote(request);
    const place = () =>
      app.call(
        'placeSetMeal',
        { request, quoteToken: quoted.token, paymentPassword: '246810' },
        { token: city.member.token },
      );
    await change(setMealId, sql`price = 6900, original_price = 9000`);
    expect((await place()).data).toMatchObject({
      reason: 'quote_changed',
      details: {
        why: 'changed',
        changes: [{ what: 'price', from: 6800, to: 6900 }, { what: 'balance' }],
        quote: { unitPrice: 6900 },
      },
    });
    await change(setMealId, sql`price = 6800, stock = 0`);
    expect((await place()).data).toMatchObject({
      reason: 'quote_changed',
      details: { changes: [{ what: 'stock' }], quote: { obstacles: ['set_meal_sold_out'] } },
    });
    await change(setMealId, sql`stock = NULL`);
    app.clock.advance(5 * minute + 1);
    expect((await place()).data).toMatchObject({ reason: 'quote_changed', details: { why: 'expired' } });
  });
});

describe('limit of units per member', () => {
  test('the limit of a set meal per member includes the units of earlier orders, except refunded units', async () => {
    const setMealId = await newSetMeal(app, brand, { maxPerMember: 3 });
    const member = await newMember(app);
    const orderId = await buySetMeal(app, member, { setMealId, quantity: 2 });
    expect((await quote({ setMealId, quantity: 2 }, member)).data.obstacles).toEqual(['set_meal_limit_reached']);
    expect((await quoteAndPlaceSetMeal(app, member, { setMealId, quantity: 2 })).data).toMatchObject({
      reason: 'set_meal_limit_reached',
    });
    await app.call('cancelOrder', { orderId, reason: 8 }, { token: member.token });
    expect((await quote({ setMealId, quantity: 3 }, member)).data.obstacles).toEqual([]);
  });

  test('the limit of a set meal per member also applies to forty concurrent orders from the balance', async () => {
    const setMealId = await newSetMeal(app, brand, { maxPerMember: 3 });
    const member = await newMember(app, 1_000_000);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => quoteAndPlaceSetMeal(app, member, { setMealId, useBalance: true })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
    expect(await accountSum(app, 'member_balance', member.id)).toBe(1_000_000 - 3 * 6800);
  });
});

describe('coupons for set meals', () => {
  test('a coupon for all shops is usable for a set meal, a coupon of one shop or for deliveries is not', async () => {
    const setMealId = await newSetMeal(app, brand);
    const member = await newMember(app);
    const people = { ...city, member };
    const good = await newCoupon(app, people);
    const delivery = await newCoupon(app, people, { group: 'delivery', threshold: 0, types: ['delivery'] });
    const ofShop = await newCoupon(app, people, { shopId: city.shopId } as object);
    const { data } = await quote({ setMealId }, member);
    expect(data.couponId).toBe(good);
    expect(data.receipt).toMatchObject({ shopCoupon: 800, payable: 6000 });
    expect(data.coupons.map(({ id, fits }) => [id, fits])).toEqual([
      [good, true],
      [delivery, false],
    ]);
    expect((await quote({ setMealId, couponId: null }, member)).data.receipt.payable).toBe(6800);
    expect((await quote({ setMealId, couponId: delivery }, member)).data.obstacles).toEqual(['coupon_does_not_fit']);
    expect((await quote({ setMealId, couponId: ofShop }, member)).data).toMatchObject({ reason: 'coupon_not_found' });
  });

  test('the platform pays for its coupon on a set meal, and a cancellation returns the coupon', async () => {
    const setMealId = await newSetMeal(app, brand);
    const member = await newMember(app);
    const couponId = await newCoupon(app, { ...city, member });
    const cancelled = await buySetMeal(app, member, { setMealId });
    await app.call('cancelOrder', { orderId: cancelled, reason: 8 }, { token: member.token });
    const [branch, part] = [
      await accountSum(app, 'merchant_earnings', city.shopId),
      await accountSum(app, 'brand_earnings', brand.brandId),
    ];
    const orderId = await buySetMeal(app, member, { setMealId });
    expect((await detail(orderId, member)).receipt).toMatchObject({ shopCoupon: 800, balance: 6000 });
    await app.call('chooseRestaurant', { orderId, shopId: city.shopId }, { token: member.token });
    app.clock.advance(minute);
    await app.drain();
    const { pickUpCode } = await detail(orderId, member);
    await app.call('redeemCode', { shopId: city.shopId, code: pickUpCode ?? '' }, { token: city.merchant.token });
    expect((await accountSum(app, 'brand_earnings', brand.brandId)) - part).toBe(680);
    expect((await accountSum(app, 'merchant_earnings', city.shopId)) - branch).toBe(6800 - 680);
    expect(
      (
        await app.call(
          'listCoupons',
          { group: 'shop', state: 'used', pageNo: 1, pageSize: 10 },
          { token: member.token },
        )
      ).data.records.map(({ id }) => id),
    ).toEqual([couponId]);
  });
});

describe('payment of a set meal', () => {
  const openByCard = async (orderId: number, { token }: Guest) => {
    const { data } = await app.call('startPayment', { orderId, method: 'stripe' }, { token });
    return data.clientData?.['clientSecret'] ?? '';
  };
  const refunds = async (orderId: number) => {
    await app.drain();
    const { rows } = await sql<{ amount: number; state: string }>`SELECT p.amount, p.state FROM gateway_refund p
      JOIN payment_attempt a ON a.id = p.attempt_id WHERE a.order_id = ${orderId} ORDER BY p.id`.execute(
      app.app.database.read,
    );
    return rows;
  };
  const isPaid = (orderId: number, guest: Guest) =>
    expect
      .poll(
        async () => {
          await app.drain();
          return (await detail(orderId, guest)).state;
        },
        { timeout: 20_000 },
      )
      .toBe('pending');

  test('paying a set meal from balance and card issues vouchers, and a cancellation refunds each part to its source', async () => {
    const setMealId = await newSetMeal(app, brand);
    const member = await newMember(app, 2000);
    const { orderId, payable } = (await quoteAndPlaceSetMeal(app, member, { setMealId, useBalance: true })).data;
    expect(payable).toBe(4800);
    await app.payByCard(await openByCard(orderId, member));
    await isPaid(orderId, member);
    expect((await detail(orderId, member)).setMeal?.vouchers).toHaveLength(1);
    await app.call('cancelOrder', { orderId, reason: 8 }, { token: member.token });
    await expect.poll(() => refunds(orderId)).toEqual([{ amount: 4800, state: 'settled' }]);
    expect((await app.call('balance', {}, { token: member.token })).data.balance).toBe(2000);
  });

  test('paying a set meal twice issues the vouchers once and refunds the second payment', async () => {
    const setMealId = await newSetMeal(app, brand);
    const member = await newMember(app);
    const { orderId } = (await quoteAndPlaceSetMeal(app, member, { setMealId })).data;
    const [one, other] = [await openByCard(orderId, member), await openByCard(orderId, member)];
    await Promise.all([app.payByCard(one), app.payByCard(other)]);
    await expect.poll(() => refunds(orderId)).toEqual([{ amount: 6800, state: 'settled' }]);
    expect(await detail(orderId, member)).toMatchObject({ state: 'pending', setMeal: { vouchers: [{}] } });
    expect(await accountSum(app, 'order_held', orderId)).toBe(6800);
  });

  test('a payment of an expired set-meal order is refunded in full and issues no voucher', async () => {
    const setMealId = await newSetMeal(app, brand, { stock: 1 });
    const member = await newMember(app);
    const { orderId } = (await quoteAndPlaceSetMeal(app, member, { setMealId })).data;
    const secret = await openByCard(orderId, member);
    // The gateway's notification is lost, and the order expires before the server queries the gateway.
    await app.setFaults({ drop: 1 });
    await app.payByCard(secret);
    app.clock.advance(5 * minute);
    await app.drain();
    await app.setFaults({ drop: 0 });
    await app.call('paymentStatus', { orderId }, { token: member.token });
    await expect.poll(() => refunds(orderId)).toEqual([{ amount: 6800, state: 'settled' }]);
    expect(await detail(orderId, member)).toMatchObject({ state: 'cancelled', setMeal: { vouchers: [] } });
  });

  test('paying a set meal with no voucher codes left refunds automatically and logs an alert', async () => {
    const setMealId = await newSetMeal(app, brand, { codeSource: 'brand' });
    await newSetMealCodes(app, setMealId, { count: 1 });
    const slow = await newMember(app);
    const { orderId } = (await quoteAndPlaceSetMeal(app, slow, { setMealId })).data;
    const fast = await buySetMeal(app, city.member, { setMealId });
    await app.payByCard(await openByCard(orderId, slow));
    await expect.poll(() => refunds(orderId)).toEqual([{ amount: 6800, state: 'settled' }]);
    expect(await detail(orderId, slow)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'vouchers_used_up',
      setMeal: { vouchers: [] },
    });
    expect((await detail(fast)).state).toBe('pending');
    const { rows } = await sql<{
      told: boolean;
    }>`SELECT codes_empty_at IS NOT NULL AS told FROM set_meal WHERE id = ${setMealId}`.execute(app.app.database.read);
    expect(rows).toEqual([{ told: true }]);
  });
});
