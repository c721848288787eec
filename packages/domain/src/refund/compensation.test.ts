import { expect, test } from 'vitest';
import { compensationLeft } from './index.ts';

test.each([
  ['100 yuan for an order without compensations', { ofOrder: 0, ofOperatorToday: 0 }, 100_00],
  ['the rest of the order’s limit', { ofOrder: 60_00, ofOperatorToday: 60_00 }, 40_00],
  ['the rest of the day’s limit', { ofOrder: 0, ofOperatorToday: 470_00 }, 30_00],
  ['nothing after the day’s limit', { ofOrder: 0, ofOperatorToday: 500_00 }, 0],
  ['nothing if another operator has used the order’s limit', { ofOrder: 100_00, ofOperatorToday: 0 }, 0],
])('an operator may still give a compensation of %s', (_, given, left) => {
  expect(compensationLeft(given)).toBe(left);
});
