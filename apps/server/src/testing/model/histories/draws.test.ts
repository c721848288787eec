import { couponStates } from '@chifan/domain/coupon';
import { testHistories } from './test-histories.ts';

const tickets = ['spending', 'friends'].flatMap((source) =>
  couponStates
    // The inviter makes no prize draw in these histories, so the tickets that the inviter gets for invited friends are
    // never used.
    .filter((state) => source === 'spending' || state !== 'used')
    .map((state) => `ticket for ${source} ${state}`),
);

testHistories('prize draws and double-draw tickets', {
  cases: [23],
  moreOften: { workingOn: 6, drawing: 9, applying: 4, deciding: 3, passing: 4 },
  reaches: [...[0, 1, 2].map((rolls) => `draw of ${rolls}`), ...tickets],
});
