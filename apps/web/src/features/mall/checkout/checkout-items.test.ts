import { maxMallLines } from '@chifan/domain/mall';
import { expect, test } from 'vitest';
import { checkoutParams, readItems } from './checkout-items.ts';

const items = [
  { productId: 12, number: 2 },
  { productId: 15, number: 1 },
];

test('what the address bears is what was meant', () => {
  expect(readItems(checkoutParams(items).items)).toEqual(items);
});

test.each([undefined, '', 'x', '12', '0x1', '12x0', '12x100', '-3x1', '12x2.5'])(
  'nothing is ordered where the address says %s',
  (text) => {
    expect(readItems(text)).toEqual([]);
  },
);

test('a product stands there once, with the number that was said last', () => {
  expect(readItems('12x2,12x3')).toEqual([{ productId: 12, number: 3 }]);
});

test('no more products than an order takes', () => {
  const many = Array.from({ length: maxMallLines + 5 }, (_, index) => `${index + 1}x1`).join(',');
  expect(readItems(many)).toHaveLength(maxMallLines);
});
