import { testHistories } from './test-histories.ts';

testHistories('set meals', {
  cases: [1, 12, 20],
  moreOften: {
    placingSetMeal: 8,
    workingOn: 14,
    meddling: 4,
    losingBranch: 6,
    ending: 1,
    payingFromBalance: 3,
    applying: 1,
  },
  reaches: [
    'set meal unpaid',
    'set meal pending',
    'set meal delivering',
    'set meal to_be_picked_up',
    'set meal completed',
    'set meal refunded',
    'set meal cancelled',
    'set meal released, pending',
  ],
});
