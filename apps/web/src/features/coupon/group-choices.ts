import { type CouponGroup, couponGroups } from '@chifan/domain/coupon';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Labels for filter chips, shorter than the labels on a coupon. */
const labels: Readonly<Record<CouponGroup, MessageDescriptor>> = {
  delivery: msg`Delivery`,
  shop: msg`Food`,
  double_draw: msg`Double draws`,
  rebate: msg`Rebate cards`,
};

export type GroupChoice = CouponGroup | 'all';

export const groupChoices: readonly { readonly value: GroupChoice; readonly label: MessageDescriptor }[] = [
  { value: 'all', label: msg`All` },
  ...couponGroups.map((value) => ({ value, label: labels[value] })),
];

export const groupOf = (text: string | undefined): GroupChoice =>
  groupChoices.find(({ value }) => value === text)?.value ?? 'all';
