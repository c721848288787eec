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

test('purchaseWorkflow allows payment or cancelling while unpaid, and a refund after payment', () => {
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
])('isTopUpAllowed decides whether a member may top up the balance by %i fen: %s', (amount, may) => {
  expect(isTopUpAllowed(amount)).toBe(may);
});

test.each([
  ['the bonus of an offered amount', 100_00, 0, 5_00],
  ['the bonus plus the permille of the level, rounded down to a fen', 100_00, 55, 5_27],
  ['0 for an amount that is not offered', 100_01, 200, 0],
])('topUpBonus, for the amount of a top-up, returns %s', (_rule, amount, permille, bonus) => {
  expect(topUpBonus([{ amount: 100_00, bonus: 5_00 }], amount, permille)).toBe(bonus);
});

test.each([
  { bonus: 50_00, given: 0, left: 50_00 },
  { bonus: 50_00, given: 170_00, left: 30_00 },
  { bonus: 50_00, given: 200_00, left: 0 },
  { bonus: 50_00, given: 250_00, left: 0 },
])(
  'limitBonus reduces a bonus of $bonus fen to $left if the member got $given fen in the same month',
  ({ bonus, given, left }) => {
    expect(limitBonus(bonus, { given, monthlyBonus: 200_00 })).toBe(left);
  },
);
