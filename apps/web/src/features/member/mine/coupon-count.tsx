import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { couponCountQuery } from '../../../data/coupon.ts';

/** How many coupons the member may use; nothing until it is known, and where there are none. */
export function CouponCount() {
  const { data: count = 0 } = useQuery(couponCountQuery);
  return count > 0 ? <Plural value={count} one="# to use" other="# to use" /> : null;
}
