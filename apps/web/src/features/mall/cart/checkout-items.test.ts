import { maxMallLines } from '@chifan/domain/mall';
import { expect, test } from 'vitest';
import { checkoutParams, readItems } from './checkout-items.ts';

const items = [
  { productId: 12, number: 2 },
  { productId: 15, number: 1 },
];

test('items survive the screen’s address', () => {
  expect(readItems(checkoutParams(items).items)).toEqual(items);
});

test.each([undefined, '', 'x', '12', '0x1', '12x0', '12x100', '-3x1', '12x2.5'])(
  'an address with %s orders nothing',
  (text) => {
    expect(readItems(text)).toEqual([]);
  },
);

test('a repeated product counts once, with its last number', () => {
  expect(readItems('12x2,12x3')).toEqual([{ productId: 12, number: 3 }]);
});

test('the address is limited to the products of one order', () => {
  const many = Array.from({ length: maxMallLines + 5 }, (_, index) => `${index + 1}x1`).join(',');
  expect(readItems(many)).toHaveLength(maxMallLines);
});
