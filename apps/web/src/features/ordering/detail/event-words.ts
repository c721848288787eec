import {
  handedOverByPhoto,
  type MerchantRefuseNote,
  type MerchantRefuseReason,
  type OrderEvent,
} from '@chifan/domain/ordering';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderDetail } from '../../../data/ordering.ts';
import { cancelReasonByKey } from '../../../terms/ordering/cancel-reasons.ts';

export type HistoryRow = OrderDetail['timeline'][number];

const eventWords: Readonly<Record<OrderEvent, MessageDescriptor>> = {
  place: msg`You placed the order`,
  pay: msg`Paid`,
  cancel: msg`You cancelled the order`,
  expire: msg`Cancelled: not paid in time`,
  accept: msg`The restaurant accepted your order`,
  choose_restaurant: msg`You chose the restaurant`,
  release_restaurant: msg`The restaurant can’t serve you. You can choose another one`,
  refuse: msg`The restaurant couldn’t accept your order`,
  issue_code: msg`Your pickup code is here`,
  delay: msg`The kitchen needs a little longer`,
  ready: msg`The food is ready for the courier`,
  run_out: msg`A dish sold out, so the order was cancelled`,
  collect: msg`The courier has your food`,
  hand_back: msg`The courier can’t bring it. We’re finding another one`,
  redeem: msg`You have your food`,
  hand_over: msg`The courier handed it to you`,
  give_up: msg`The delivery couldn’t be completed`,
  confirm: msg`You confirmed you received it`,
  apply_for_refund: msg`Refund requested`,
  declare_sold_out: msg`A dish is sold out and will be refunded`,
  refund_by_platform: msg`We’re refunding you`,
  refund: msg`Fully refunded`,
  settle: msg`The refund was settled`,
  resume: msg`The refund was settled and the order continues`,
};

export function eventLabel({ event, from, to, actor, reason }: HistoryRow): MessageDescriptor {
  if (event === 'ready' && from === to) return msg`Your food is ready`;
  if (event === 'hand_over' && reason === handedOverByPhoto) return msg`The courier left it for you and took a photo`;
  if (event === 'expire' && reason !== null && reason in voucherEndings) return msg`Cancelled with a full refund`;
  if (event === 'expire' && from === 'pending') return msg`Cancelled: the restaurant didn’t respond`;
  if (event === 'cancel' && actor === 'platform') return msg`We cancelled the order`;
  if (event === 'confirm' && actor === 'system') return msg`Completed`;
  if (event === 'redeem' && actor === 'system') return msg`Completed at the end of the day`;
  return eventWords[event];
}

const refusals: Readonly<Record<string, MessageDescriptor>> = {
  sold_out: msg`Sold out`,
  too_busy: msg`The kitchen is too busy`,
  closing: msg`The restaurant is closing`,
  cannot_deliver: msg`They can’t deliver right now`,
  equipment_broken: msg`Kitchen equipment is broken`,
  short_of_staff: msg`Short of staff`,
  no_power_or_water: msg`No power, gas or water`,
  cannot_meet_remark: msg`They can’t do what your note asks`,
  not_safe_for_allergies: msg`They can’t cook this safely for your allergies`,
  price_wrong: msg`A price on the menu was wrong`,
} satisfies Readonly<Record<Exclude<MerchantRefuseReason, 'other'> | MerchantRefuseNote, MessageDescriptor>>;

/** Texts for the reasons why a paid set meal was ended automatically. */
const voucherEndings: Readonly<Record<string, MessageDescriptor>> = {
  vouchers_used_up: msg`No voucher was left`,
  voucher_expired: msg`Its last day ended before you chose a restaurant`,
};

/** The guest’s text for a coded reason. Free text of staff is not shown to guests. */
export const reasonLabel = (reason: string | null): MessageDescriptor | undefined =>
  reason === null ? undefined : (cancelReasonByKey(reason) ?? refusals[reason] ?? voucherEndings[reason]);
