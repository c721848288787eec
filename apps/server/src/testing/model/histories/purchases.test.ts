import { purchaseStates } from '@chifan/domain/purchase';
import { testHistories } from './test-histories.ts';

testHistories('bought coupons and top-ups', {
  cases: [1],
  moreOften: { buyingCoupon: 6, toppingUp: 4, payingAtGateway: 6, notice: 3, givingUpPurchase: 4 },
  reaches: purchaseStates.map((state) => `purchase ${state}`),
});
