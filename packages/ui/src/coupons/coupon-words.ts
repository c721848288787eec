import type { CouponGroup } from '@chifan/domain/coupon';
import type { OrderType } from '@chifan/domain/ordering';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const couponGroupLabels: Readonly<Record<CouponGroup, MessageDescriptor>> = {
  delivery: msg`Delivery coupon`,
  shop: msg`Food coupon`,
  double_draw: msg`Double-draw ticket`,
  rebate: msg`Rebate card`,
};

export const orderTypeLabels: Readonly<Record<OrderType, MessageDescriptor>> = {
  delivery: msg`Delivery`,
  pickup: msg`Dine in or pickup`,
  pack: msg`Takeaway`,
};
