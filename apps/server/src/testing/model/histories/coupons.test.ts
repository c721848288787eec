import { couponStates } from '@chifan/domain/coupon';
import { testHistories } from './test-histories.ts';

testHistories('coupons', {
  cases: [18],
  moreOften: { claiming: 6, placing: 6, buyingCoupon: 3, payingAtGateway: 2, passing: 2 },
  reaches: couponStates.map((state) => `coupon ${state}`),
});
