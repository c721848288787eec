import { payoutMethods, withdrawalStates } from '@chifan/domain/affiliate';
import { testHistories } from './test-histories.ts';

const withdrawals = payoutMethods.flatMap((payoutMethod) =>
  withdrawalStates
    // Alipay pays immediately on approval and never fails in these histories.
    .filter((state) => payoutMethod === 'bank' || !['approved', 'failed'].includes(state))
    .map((state) => `${payoutMethod} withdrawal ${state}`),
);

testHistories('withdrawals', {
  cases: [25],
  moreOften: { withdrawing: 6, decidingWithdrawal: 9, passing: 2 },
  reaches: withdrawals,
});
