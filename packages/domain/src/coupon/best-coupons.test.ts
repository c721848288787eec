import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fen } from '../fen.ts';
import { orderTypes, priceOrder } from '../ordering/index.ts';
import { bestCoupons } from './best-coupons.ts';
import { couponGroups, couponStates } from './coupon.ts';
import type { CouponOrder, MemberCoupon } from './coupon-fits-order.ts';

const noon = new Date('2026-11-21T04:00:00Z');
const days = (count: number) => new Date(noon.getTime() + count * 86_400_000);
const coupon = (change: Partial<MemberCoupon> = {}): MemberCoupon => ({
  id: 1,
  group: 'shop',
  state: 'valid',
  heldBy: null,
  threshold: fen(5000),
  reduction: fen(800),
  rebatePercent: null,
  maxRebate: null,
  shopId: null,
  types: orderTypes,
  validFrom: days(-1),
  validUntil: days(7),
  ...change,
});
const order: CouponOrder = {
  shopId: 7,
  type: 'delivery',
  afterFullReduction: fen(5000),
  deliveryFee: fen(500),
  now: noon,
};
const judged = (change: Partial<MemberCoupon>, to: Partial<CouponOrder> = {}) => {
  const [{ worth, fits } = { worth: 0, fits: false }] = bestCoupons([coupon(change)], { ...order, ...to }).coupons;
  return fits ? worth : 'does not fit';
};

test.each<[string, Partial<MemberCoupon>, Partial<CouponOrder>, number | 'does not fit']>([
  ['reduces an order at its threshold', {}, {}, 800],
  ['does not apply one fen below its threshold', {}, { afterFullReduction: fen(4999) }, 'does not fit'],
  ['reduces an order by no more than the price of the dishes', { threshold: fen(0), reduction: fen(9000) }, {}, 5000],
  [
    'for delivery reduces an order by no more than the delivery fee',
    { group: 'delivery', reduction: fen(800) },
    {},
    500,
  ],
  ['for delivery does not apply if delivery is free', { group: 'delivery' }, { deliveryFee: fen(0) }, 'does not fit'],
  ['of this shop applies', { shopId: 7 }, {}, 800],
  ['of another shop does not apply', { shopId: 8 }, {}, 'does not fit'],
  [
    'of one shop does not apply to a set meal whose restaurant is unknown',
    { shopId: 7 },
    { shopId: null },
    'does not fit',
  ],
  ['for every shop applies to a set meal whose restaurant is unknown', {}, { shopId: null }, 800],
  ['for other order types does not apply', { types: ['pickup', 'pack'] }, {}, 'does not fit'],
  ['held by an unpaid order does not apply', { heldBy: 3 }, {}, 'does not fit'],
  ['that is used does not apply', { state: 'used' }, {}, 'does not fit'],
  ['applies from its first moment on', { validFrom: noon }, {}, 800],
  ['applies until its last moment', { validUntil: noon }, {}, 800],
  ['that ended a moment ago does not apply', { validUntil: new Date(noon.getTime() - 1) }, {}, 'does not fit'],
  ['that begins later does not apply', { validFrom: days(1) }, {}, 'does not fit'],
  ['for a double draw never applies to an order', { group: 'double_draw' }, {}, 'does not fit'],
  [
    'with a later rebate applies, but reduces nothing now',
    { group: 'rebate', rebatePercent: 5, reduction: fen(0) },
    {},
    0,
  ],
])('bestCoupons evaluates each coupon for the order: a coupon %s', (_rule, change, to, expected) => {
  expect(judged(change, to)).toBe(expected);
});

test('bestCoupons prefers, of equal coupons, the one that ends first, and the rebate card with the highest percentage', () => {
  const best = bestCoupons(
    [
      coupon({ id: 1, validUntil: days(5) }),
      coupon({ id: 2, validUntil: days(2) }),
      coupon({ id: 3, group: 'rebate', reduction: fen(0), rebatePercent: 3, validUntil: days(1) }),
      coupon({ id: 4, group: 'rebate', reduction: fen(0), rebatePercent: 5 }),
    ],
    order,
  );
  expect(best).toMatchObject({ shop: 2, delivery: null, rebate: 4 });
});

test('bestCoupons selects the same coupons for any sequence of the list, and the older of two equal coupons', () => {
  const card = { group: 'rebate', reduction: fen(0) } as const;
  const cards = [coupon({ ...card, id: 1, rebatePercent: 5 }), coupon({ ...card, id: 2, rebatePercent: 3 })];
  for (const given of [cards, cards.toReversed()]) expect(bestCoupons(given, order).rebate).toBe(1);
  expect(bestCoupons([coupon({ id: 9 }), coupon({ id: 4 })], order).shop).toBe(4);
});

const anyCoupon = (id: number): fc.Arbitrary<MemberCoupon> =>
  fc.record({
    id: fc.constant(id),
    group: fc.constantFrom(...couponGroups),
    state: fc.constantFrom(...couponStates, 'valid', 'valid', 'valid'),
    heldBy: fc.constantFrom(null, null, null, 5),
    threshold: fc.nat(8000).map(fen),
    reduction: fc.nat(3000).map(fen),
    rebatePercent: fc.constantFrom(null, 5),
    maxRebate: fc.constant(null),
    shopId: fc.constantFrom(null, 7, 8),
    types: fc.subarray([...orderTypes], { minLength: 1 }),
    validFrom: fc.constantFrom(days(-1), days(1)),
    validUntil: fc.constantFrom(days(-1), days(2), days(9)),
  });
const hand = fc.nat(6).chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => anyCoupon(index + 1))));
const anyOrder = fc.record({
  shopId: fc.constant(7),
  type: fc.constantFrom(...orderTypes),
  afterFullReduction: fc.nat(10_000).map(fen),
  deliveryFee: fc.nat(1500).map(fen),
  now: fc.constant(noon),
});

const payableWith = (shop: MemberCoupon | null, delivery: MemberCoupon | null, of: CouponOrder): number =>
  priceOrder({
    lines: [{ unitPrice: of.afterFullReduction, quantity: 1 }],
    fullReductions: [],
    shopCoupon: shop,
    deliveryCoupon: delivery,
    packageFee: fen(0),
    deliveryFee: of.deliveryFee,
    minimumDelivery: fen(0),
    balance: fen(0),
  }).payable;

test('no pair of applicable coupons makes an order cheaper than the pair that bestCoupons selects', () => {
  fc.assert(
    fc.property(hand, anyOrder, (coupons, of) => {
      const best = bestCoupons(coupons, of);
      const byId = (id: number | null) => coupons.find((one) => one.id === id) ?? null;
      const offered = payableWith(byId(best.shop), byId(best.delivery), of);
      const fitting = (group: string) => [
        null,
        ...coupons.filter((one, index) => one.group === group && best.coupons[index]?.fits),
      ];
      for (const shop of fitting('shop'))
        for (const delivery of fitting('delivery'))
          expect(payableWith(shop, delivery, of)).toBeGreaterThanOrEqual(offered);
    }),
  );
});

test('bestCoupons selects only applicable coupons, and each of them reduces the price by exactly its `worth`', () => {
  fc.assert(
    fc.property(hand, anyOrder, (coupons, of) => {
      const best = bestCoupons(coupons, of);
      coupons.forEach((one, index) => {
        const said = best.coupons[index];
        if (one.group === 'delivery') expect(said?.worth).toBeLessThanOrEqual(of.deliveryFee);
        if (!said?.fits || one.group === 'rebate') return;
        const shop = one.group === 'shop' ? one : null;
        const delivery = one.group === 'delivery' ? one : null;
        expect(payableWith(null, null, of) - payableWith(shop, delivery, of)).toBe(said.worth);
      });
      for (const id of [best.shop, best.delivery, best.rebate])
        if (id !== null) expect(best.coupons.find((one) => one.id === id)?.fits).toBe(true);
    }),
  );
});
