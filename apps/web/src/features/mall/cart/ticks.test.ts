import { describe, expect, it, test } from 'vitest';
import { readProducts, turned } from './ticks.ts';

describe('what is unticked', () => {
  it('grows by what is unticked, and holds nothing twice', () => {
    expect(turned([3], [5, 3], false)).toEqual([5, 3]);
  });

  it('shrinks by what is ticked', () => {
    expect(turned([3, 5, 8], [5, 9], true)).toEqual([3, 8]);
  });
});

test.each([
  [null, []],
  ['', []],
  ['{"a":1}', []],
  ['["x",4,null,2.5]', [4]],
])('storage that says %s unticks %j', (text, products) => {
  expect(readProducts(text)).toEqual(products);
});
