import type { OrderState } from '@chifan/domain/ordering';
import { testHistories } from './test-histories.ts';

const untilPaid = ['unpaid', 'pending', 'cancelled'] as const satisfies readonly OrderState[];

testHistories('late, duplicate and missing payments', {
  cases: [1, 18],
  moreOften: { placing: 4, payingAtGateway: 6, payingFromBalance: 3, notice: 6, passing: 2 },
  reaches: untilPaid.map((state) => `order ${state}`),
});
