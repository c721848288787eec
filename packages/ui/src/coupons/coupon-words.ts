import type { CouponGroup } from '@chifan/domain/coupon';
import type { OrderType } from '@chifan/domain/ordering';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What kind of coupon it is, on tickets and on the tabs above them. */
export const couponGroupLabels: Readonly<Record<CouponGroup, MessageDescriptor>> = {
  delivery: msg`Delivery coupon`,
  shop: msg`Food coupon`,
  double_draw: msg`Double-draw ticket`,
  rebate: msg`Rebate card`,
};

/** Which orders a coupon is for, where it is not for all. */
export const orderTypeLabels: Readonly<Record<OrderType, MessageDescriptor>> = {
  delivery: msg`Delivery`,
  pickup: msg`Eat here or collect`,
  pack: msg`Packed to take away`,
};
