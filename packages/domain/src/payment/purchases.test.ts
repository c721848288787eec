import { expect, test } from 'vitest';
import {
  maxTopUp,
  mayTopUp,
  minTopUp,
  purchaseAfter,
  purchaseEvents,
  purchaseStates,
  topUpBonus,
} from './purchases.ts';

test('a purchase is paid once, ends unpaid, or is refunded after it was paid, and nothing else', () => {
  const moves = purchaseStates.flatMap((state) =>
    purchaseEvents.flatMap((event) => {
      const to = purchaseAfter(state, event);
      return to === undefined ? [] : [`${state} ${event} ${to}`];
    }),
  );
  expect(moves).toEqual([
    'unpaid pay paid',
    'unpaid cancel cancelled',
    'unpaid expire cancelled',
    'paid refund refunded',
  ]);
});

test.each([
  [minTopUp - 1, false],
  [minTopUp, true],
  [maxTopUp, true],
  [maxTopUp + 1, false],
])('%i fen may be topped up: %s', (amount, may) => {
  expect(mayTopUp(amount)).toBe(may);
});

test.each([
  ['an offered sum has its bonus', 100_00, 0, 5_00],
  ['a level adds its permille, rounded down to a fen', 100_00, 55, 5_27],
  ['any other sum has none', 100_01, 200, 0],
])('%s', (_rule, amount, permille, bonus) => {
  expect(topUpBonus([{ amount: 100_00, bonus: 5_00 }], amount, permille)).toBe(bonus);
});
