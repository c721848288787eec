import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const labels: Readonly<Record<string, MessageDescriptor>> = {
  order_paid: msg`Paid for an order`,
  order_refunded: msg`Refund of an order`,
  gift: msg`Gift from Chifan`,
  top_up: msg`Top-up`,
  top_up_bonus: msg`Bonus on a top-up`,
  opening: msg`Opening balance`,
  purchase_paid: msg`Bought a coupon`,
  purchase_refunded: msg`Coupon given back`,
  points_credited: msg`Points for an order`,
  points_taken_back: msg`Points taken back after a refund`,
  mall_order_paid: msg`Points mall order`,
  mall_order_refunded: msg`Points back from the points mall`,
  rebate_credited: msg`Money back by a rebate card`,
  rebate_taken_back: msg`Rebate taken back after a refund`,
};

/** Why it was posted; postings that a later release brings are still named. */
export const entryLabel = (reason: string): MessageDescriptor => labels[reason] ?? msg`Other transaction`;
