import { expect, test } from 'vitest';
import { stockChange } from './stock-change.ts';

test.each([
  ['more', '12', 12],
  ['less', ' 3 ', -3],
  ['less', '5', -5],
  ['less', '6', null],
  ['more', '0', null],
  ['more', '-2', null],
  ['more', '1.5', null],
  ['more', '', null],
  ['more', '1000001', null],
] as const)('stockChange with a stock of 5, the direction %s and the input %j returns %j', (way, typed, change) => {
  expect(stockChange({ way, typed }, 5)).toBe(change);
});
