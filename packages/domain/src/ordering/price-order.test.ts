import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addFen, fen } from '../fen.ts';
import { nextReduction, type PriceInput, type PriceReceipt, priceOrder } from './price-order.ts';

const amount = fc.integer({ min: 0, max: 50_000 }).map(fen);
const reduction = fc.record({ threshold: amount, reduction: amount });
const input: fc.Arbitrary<PriceInput> = fc.record({
  lines: fc.array(fc.record({ unitPrice: amount, quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 6 }),
  fullReductions: fc.array(reduction, { maxLength: 4 }),
  shopCoupon: fc.option(reduction),
  deliveryCoupon: fc.option(reduction),
  packageFee: amount,
  deliveryFee: amount,
  minimumDelivery: amount,
  balance: amount,
});

const plain: PriceInput = {
  lines: [
    { unitPrice: fen(3_800), quantity: 2 },
    { unitPrice: fen(600), quantity: 1 },
  ],
  fullReductions: [],
  shopCoupon: null,
  deliveryCoupon: null,
  packageFee: fen(0),
  deliveryFee: fen(0),
  minimumDelivery: fen(0),
  balance: fen(0),
};

const off = (threshold: number, reduction: number) => ({ threshold: fen(threshold), reduction: fen(reduction) });

describe('priceOrder', () => {
  test.each<[string, Partial<PriceInput>, Partial<Record<keyof PriceReceipt, number | number[]>>]>([
    ['goods are price times quantity', {}, { goods: 8_200, payable: 8_200, lineAmounts: [7_600, 600] }],
    [
      'the full reduction with the highest amount applies, not the one with the highest threshold',
      { fullReductions: [off(8_000, 500), off(5_000, 1_000), off(8_201, 9_000)] },
      { fullReduction: 1_000, payable: 7_200 },
    ],
    [
      'a full reduction applies if the goods just reach its threshold',
      { fullReductions: [off(8_200, 700)] },
      { fullReduction: 700 },
    ],
    [
      'a shop coupon does not apply if only the goods before the full reduction reach its threshold',
      { fullReductions: [off(8_000, 1_000)], shopCoupon: off(7_201, 500) },
      { shopCoupon: 0, payable: 7_200 },
    ],
    [
      'a shop coupon applies if the goods after the full reduction just reach its threshold',
      { fullReductions: [off(8_000, 1_000)], shopCoupon: off(7_200, 500) },
      { shopCoupon: 500, payable: 6_700 },
    ],
    [
      'a shop coupon deducts at most the price of the goods, and nothing from the fees',
      { shopCoupon: off(0, 99_999), packageFee: fen(200), deliveryFee: fen(500) },
      { shopCoupon: 8_200, payable: 700, lineShares: [0, 0] },
    ],
    [
      'a delivery coupon is not applied when only the goods before the full reduction reach its threshold',
      { fullReductions: [off(8_000, 1_000)], deliveryFee: fen(500), deliveryCoupon: off(7_201, 300) },
      { deliveryCoupon: 0, payable: 7_700 },
    ],
    [
      'a delivery coupon is applied when the goods after the full reduction just reach its threshold',
      { fullReductions: [off(8_000, 1_000)], deliveryFee: fen(500), deliveryCoupon: off(7_200, 300) },
      { deliveryCoupon: 300, payable: 7_400 },
    ],
    [
      'a shop coupon does not lower the goods that the threshold of a delivery coupon applies to',
      { shopCoupon: off(0, 1_000), deliveryFee: fen(500), deliveryCoupon: off(8_200, 300) },
      { shopCoupon: 1_000, deliveryCoupon: 300, payable: 7_400 },
    ],
    [
      'a delivery coupon never takes more than the delivery fee',
      { deliveryFee: fen(500), deliveryCoupon: off(0, 800) },
      { deliveryCoupon: 500, payable: 8_200 },
    ],
    [
      'the balance pays no more than the amount due',
      { balance: fen(10_000) },
      { balance: 8_200, payable: 0, payableBeforeBalance: 8_200 },
    ],
    [
      'the shortfall is computed from the goods before reductions',
      { minimumDelivery: fen(8_500), fullReductions: [off(0, 1_000)] },
      { shortfall: 300 },
    ],
    ['reductions are shared among the lines in proportion', { shopCoupon: off(0, 820) }, { lineShares: [6_840, 540] }],
  ])('priceOrder computes fees, reductions and the payable amount: %s', (_rule, over, expected) => {
    expect(priceOrder({ ...plain, ...over })).toMatchObject(expected);
  });

  test('an order without lines costs only its fees', () => {
    expect(priceOrder({ ...plain, lines: [], packageFee: fen(200) })).toMatchObject({ goods: 0, payable: 200 });
  });

  test.each([0, -1, 1.5, Number.NaN])('priceOrder throws RangeError for a quantity of %s', (quantity) => {
    expect(() => priceOrder({ ...plain, lines: [{ unitPrice: fen(100), quantity }] })).toThrow(RangeError);
  });

  test('the amounts of a receipt add up to the payable amount, and none is negative', () => {
    fc.assert(
      fc.property(input, (order) => {
        const r = priceOrder(order);
        expect(r.goods).toBe(order.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0));
        const reduced = r.goods - r.fullReduction - r.shopCoupon;
        expect(r.payableBeforeBalance).toBe(reduced + r.packageFee + r.deliveryFee - r.deliveryCoupon);
        expect(r.payable + r.balance).toBe(r.payableBeforeBalance);
        expect(addFen(...r.lineShares)).toBe(reduced);
        for (const value of Object.values(r).flat()) expect(value).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('the price of an order line after reductions never exceeds its price before reductions', () => {
    fc.assert(
      fc.property(input, (order) => {
        const r = priceOrder(order);
        for (const [index, share] of r.lineShares.entries())
          expect(share).toBeLessThanOrEqual(r.lineAmounts[index] ?? 0);
      }),
    );
  });

  test('a coupon applies if the goods after the full reduction reach its threshold, and only then', () => {
    fc.assert(
      fc.property(input, reduction, (order, coupon) => {
        const reduced = priceOrder({ ...order, shopCoupon: null, deliveryCoupon: null });
        const goods = reduced.goods - reduced.fullReduction;
        const takenOff = (limit: number) => (coupon.threshold <= goods ? Math.min(coupon.reduction, limit) : 0);
        expect(priceOrder({ ...order, shopCoupon: coupon }).shopCoupon).toBe(takenOff(goods));
        expect(priceOrder({ ...order, deliveryCoupon: coupon }).deliveryCoupon).toBe(takenOff(order.deliveryFee));
      }),
    );
  });

  test('a coupon, a full reduction or balance never increases the payable amount', () => {
    fc.assert(
      fc.property(input, reduction, (order, tier) => {
        const { payable } = priceOrder(order);
        expect(priceOrder({ ...order, shopCoupon: null }).payable).toBeGreaterThanOrEqual(payable);
        expect(priceOrder({ ...order, deliveryCoupon: null }).payable).toBeGreaterThanOrEqual(payable);
        expect(priceOrder({ ...order, balance: fen(0) }).payable).toBeGreaterThanOrEqual(payable);
        const dearer = { ...order, deliveryFee: fen(order.deliveryFee + 100), packageFee: fen(order.packageFee + 1) };
        expect(priceOrder(dearer).payable).toBeGreaterThanOrEqual(payable);
        const tiered = { ...order, shopCoupon: null, deliveryCoupon: null };
        const further = { ...tiered, fullReductions: [...order.fullReductions, tier] };
        expect(priceOrder(further).payable).toBeLessThanOrEqual(priceOrder(tiered).payable);
      }),
    );
  });
});

const fullReductionTiers = [
  { threshold: fen(8_000), reduction: fen(1_500) },
  { threshold: fen(3_000), reduction: fen(500) },
  { threshold: fen(5_000), reduction: fen(500) },
];

describe('nextReduction', () => {
  test.each([
    ['is the one with the lowest threshold above the goods', 1_000, { missing: 2_000, reduction: 500 }],
    ['is the following one once the goods reach a threshold exactly', 3_000, { missing: 5_000, reduction: 1_500 }],
    ['is never one that deducts less than the reached one', 4_000, { missing: 4_000, reduction: 1_500 }],
    ['is null if the goods reach the last threshold', 8_000, null],
  ])('nextReduction finds the next full reduction that the guest can reach: it %s', (_, goods, expected) =>
    expect(nextReduction(fullReductionTiers, fen(goods))).toEqual(expected),
  );

  test('nextReduction returns the higher of two reductions with the same threshold', () => {
    const tiers = [off(5_000, 300), off(5_000, 500)];
    for (const given of [tiers, tiers.toReversed()])
      expect(nextReduction(given, fen(1_000))).toEqual({ missing: 4_000, reduction: 500 });
  });

  test('nextReduction returns null for a shop without full reductions', () =>
    expect(nextReduction([], fen(1_000))).toBeNull());
});
