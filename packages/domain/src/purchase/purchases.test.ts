import { expect, test } from 'vitest';
import { applyEvent } from '../workflow.ts';
import {
  isTopUpAllowed,
  limitBonus,
  maxTopUp,
  minTopUp,
  purchaseEvents,
  purchaseStates,
  purchaseWorkflow,
  topUpBonus,
} from './purchases.ts';

test('purchaseWorkflow allows only payment, an unpaid end, and a refund after payment, each by its actors', () => {
  const moves = purchaseStates.flatMap((state) =>
    purchaseEvents.flatMap((event) =>
      (['member', 'system'] as const).flatMap((actor) => {
        const moved = applyEvent(purchaseWorkflow, { state }, event, actor);
        return moved.ok ? [`${state} ${event} ${moved.value.state} ${actor}`] : [];
      }),
    ),
  );
  expect(moves).toEqual([
    'unpaid pay paid member',
    'unpaid pay paid system',
    'unpaid cancel cancelled member',
    'unpaid expire cancelled system',
    'paid refund refunded member',
  ]);
});

test.each([
  [minTopUp - 1, false],
  [minTopUp, true],
  [maxTopUp, true],
  [maxTopUp + 1, false],
])('a top-up of %i fen is allowed: %s', (amount, may) => {
  expect(isTopUpAllowed(amount)).toBe(may);
});

test.each([
  ['an offered amount has its bonus', 100_00, 0, 5_00],
  ['a level adds its permille, rounded down to a fen', 100_00, 55, 5_27],
  ['any other amount has no bonus', 100_01, 200, 0],
])('topUpBonus: %s', (_rule, amount, permille, bonus) => {
  expect(topUpBonus([{ amount: 100_00, bonus: 5_00 }], amount, permille)).toBe(bonus);
});

test.each([
  { bonus: 50_00, given: 0, left: 50_00 },
  { bonus: 50_00, given: 170_00, left: 30_00 },
  { bonus: 50_00, given: 200_00, left: 0 },
  { bonus: 50_00, given: 250_00, left: 0 },
])('a bonus of $bonus fen becomes $left if the member got $given before in the month', ({ bonus, given, left }) => {
  expect(limitBonus(bonus, { given, monthlyBonus: 200_00 })).toBe(left);
});
