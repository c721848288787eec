import { testHistories } from './test-histories.ts';

const refundNumbers = [2, 3, 4, 5, 6, 7];
const offersWhile = [3, 4, 7];

testHistories('refunds and refund offers', {
  cases: [19, 22],
  moreOften: { applying: 6, declaring: 2, deciding: 24, refundingAsOperator: 3, compensating: 1 },
  reaches: [
    ...refundNumbers.map((state) => `refund ${state}`),
    ...offersWhile.map((state) => `offer ${state}`),
    'order after_sale_processing',
    'order after_sale_completed',
    'order refunded',
  ],
});
