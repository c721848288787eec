import { describe, expect, it, test } from 'vitest';
import { readProducts, turned } from './ticks.ts';

describe('unticked items', () => {
  it('unticking products adds them to the list of unticked products, without duplicates', () => {
    expect(turned([3], [5, 3], false)).toEqual([5, 3]);
  });

  it('ticking products removes them from the list of unticked products', () => {
    expect(turned([3, 5, 8], [5, 9], true)).toEqual([3, 8]);
  });
});

test.each([
  [null, []],
  ['', []],
  ['{"a":1}', []],
  ['["x",4,null,2.5]', [4]],
])('the stored text %s gives the unticked products %j', (text, products) => {
  expect(readProducts(text)).toEqual(products);
});
