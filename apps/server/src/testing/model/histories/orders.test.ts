import { orderStates } from '@chifan/domain/ordering';
import { testHistories } from './test-histories.ts';

testHistories('orders and stock', {
  cases: [1, 12],
  moreOften: { placing: 4, workingOn: 16, ending: 1, payingFromBalance: 3 },
  reaches: orderStates.map((state) => `order ${state}`),
});
