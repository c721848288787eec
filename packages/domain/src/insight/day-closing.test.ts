import { expect, test } from 'vitest';
import { type Booking, closeDay } from './day-closing.ts';

const meal: Booking = {
  reason: 'order_settled',
  way: 'delivery',
  earned: 32_00,
  held: 30_00,
  courier: 6_00,
  brand: 0,
  platform: -8_00,
  paid: 30_00,
  couponSubsidy: 8_00,
  coupons: 11_00,
  fullReduction: 5_00,
};
const plain = { courier: 0, platform: 0, couponSubsidy: 0, coupons: 0, fullReduction: 0 };
const setMeal: Booking = { ...meal, ...plain, way: 'set_meal', held: 40_00, paid: 40_00, brand: 4_00, earned: 36_00 };
const refund: Booking = { ...meal, reason: 'order_refunded', earned: -3_00 };

test('the closing of a business day sums completed orders by order type and omits types without orders', () => {
  expect(closeDay([setMeal, meal, meal]).ways).toEqual([
    { way: 'delivery', orders: 2, paid: 60_00, earned: 64_00 },
    { way: 'set_meal', orders: 1, paid: 40_00, earned: 36_00 },
  ]);
});

test('the closing of a day separates platform coupons, shop coupons, delivery fees and the brand’s share', () => {
  const { sums } = closeDay([meal, setMeal]);
  expect(sums).toEqual({
    orders: 2,
    paid: 70_00,
    platformCoupons: 8_00,
    deliveryFees: 6_00,
    brandShare: 4_00,
    earned: 68_00,
    shopCoupons: 3_00,
    fullReductions: 5_00,
  });
  expect(sums.paid + sums.platformCoupons - sums.deliveryFees - sums.brandShare).toBe(sums.earned);
});

test('closeDay recognises a delivery fee that the platform got because the order had no courier', () => {
  const own: Booking = { ...meal, courier: 0, platform: -2_00 };
  expect(closeDay([own]).sums).toMatchObject({ platformCoupons: 8_00, deliveryFees: 6_00 });
});

test('the closing of a day lists refunds of completed orders separately and includes them in the booked sum', () => {
  const { others, sums, booked } = closeDay([meal, refund, refund]);
  expect(others).toEqual([{ reason: 'order_refunded', count: 2, amount: -6_00 }]);
  expect([sums.orders, booked]).toEqual([1, 26_00]);
});

test('the closing of a day without bookings has only zeros', () => {
  expect(closeDay([])).toMatchObject({ ways: [], others: [], booked: 0, sums: { orders: 0, paid: 0 } });
});
