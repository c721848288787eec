import { expect, test } from 'vitest';
import { sumOfSales } from './sales.ts';

test('sumOfSales adds the sales of all set meals, and returns zeros without set meals', () => {
  const first = { paid: 7, open: 1, redeemed: 4, refunded: 2, revenue: 67_200, brandShare: 6720 };
  const second = { paid: 3, open: 2, redeemed: 1, refunded: 1, revenue: 16_800, brandShare: 80 };
  expect(sumOfSales([])).toEqual({ paid: 0, open: 0, redeemed: 0, refunded: 0, revenue: 0, brandShare: 0 });
  expect(sumOfSales([{ sales: first }, { sales: second }])).toEqual({
    paid: 10,
    open: 3,
    redeemed: 5,
    refunded: 3,
    revenue: 84_000,
    brandShare: 6800,
  });
});
