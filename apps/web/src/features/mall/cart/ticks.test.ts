import { describe, expect, it, test } from 'vitest';
import { readProducts, turned } from './ticks.ts';

describe('unticked items', () => {
  it('deselecting products in the mall cart stores them as deselected, without duplicates', () => {
    expect(turned([3], [5, 3], false)).toEqual([5, 3]);
  });

  it('selecting products in the mall cart removes them from the deselected products', () => {
    expect(turned([3, 5, 8], [5, 9], true)).toEqual([3, 8]);
  });
});

test.each([
  [null, []],
  ['', []],
  ['{"a":1}', []],
  ['["x",4,null,2.5]', [4]],
])('the stored text %s is read as the deselected products %j of the mall cart', (text, products) => {
  expect(readProducts(text)).toEqual(products);
});
