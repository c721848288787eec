import { describe, expect, it, test } from 'vitest';
import { readProducts, turned } from './ticks.ts';

describe('unticked items', () => {
  it('unticking adds products to the unticked ones, without duplicates', () => {
    expect(turned([3], [5, 3], false)).toEqual([5, 3]);
  });

  it('ticking removes products from the unticked ones', () => {
    expect(turned([3, 5, 8], [5, 9], true)).toEqual([3, 8]);
  });
});

test.each([
  [null, []],
  ['', []],
  ['{"a":1}', []],
  ['["x",4,null,2.5]', [4]],
])('the stored text %s means that the products %j are unticked', (text, products) => {
  expect(readProducts(text)).toEqual(products);
});
