import { maxMallLines } from '@chifan/domain/mall';
import { expect, test } from 'vitest';
import { checkoutParams, readItems } from './checkout-items.ts';

const items = [
  { productId: 12, number: 2 },
  { productId: 15, number: 1 },
];

test('the products and quantities of the mall checkout are unchanged after writing them to the URL and reading them back', () => {
  expect(readItems(checkoutParams(items).items)).toEqual(items);
});

test.each([undefined, '', 'x', '12', '0x1', '12x0', '12x100', '-3x1', '12x2.5'])(
  'the mall checkout orders nothing if the parameter `items` is %s',
  (text) => {
    expect(readItems(text)).toEqual([]);
  },
);

test('a product that appears twice in the URL parameter `items` is ordered once, with the last quantity', () => {
  expect(readItems('12x2,12x3')).toEqual([{ productId: 12, number: 3 }]);
});

test('the URL parameter `items` is limited to the number of products that one mall order may have', () => {
  const many = Array.from({ length: maxMallLines + 5 }, (_, index) => `${index + 1}x1`).join(',');
  expect(readItems(many)).toHaveLength(maxMallLines);
});
