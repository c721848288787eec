import type { CancelReasonKey, MerchantRefuseReason, OrderEvent } from '@chifan/domain/ordering';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderDetail } from '../ordering.query.ts';

export type HistoryRow = OrderDetail['timeline'][number];

const eventWords: Readonly<Record<OrderEvent, MessageDescriptor>> = {
  place: msg`You placed the order`,
  pay: msg`Paid`,
  cancel: msg`You cancelled the order`,
  expire: msg`Cancelled: not paid in time`,
  accept: msg`The restaurant took your order`,
  refuse: msg`The restaurant could not take your order`,
  issue_code: msg`Your pick-up code is here`,
  ready: msg`The food is ready for the courier`,
  run_out: msg`A dish ran out; the order was cancelled`,
  collect: msg`The courier has your food`,
  hand_back: msg`The courier brought it back to the restaurant`,
  redeem: msg`You have your food`,
  hand_over: msg`The courier handed it to you`,
  give_up: msg`The delivery was given up`,
  confirm: msg`You confirmed that you have it`,
  apply_for_refund: msg`You asked for a refund`,
  refund: msg`Everything was refunded`,
  settle: msg`The refund was settled`,
  resume: msg`The refund was settled; the order goes on`,
};

/** What happened, as the guest would say it. */
export function eventLabel({ event, from, actor }: HistoryRow): MessageDescriptor {
  if (event === 'expire' && from === 'pending') return msg`Cancelled: the restaurant did not answer`;
  if (event === 'confirm' && actor === 'system') return msg`Completed`;
  if (event === 'redeem' && actor === 'system') return msg`Completed at the end of the day`;
  return eventWords[event];
}

/** The reasons that a guest may give before the food was delivered, and those of a refund (specification §4). */
export const cancelReasonLabels: Readonly<Record<CancelReasonKey, MessageDescriptor>> = {
  wrong_information: msg`I entered wrong information`,
  wrong_delivery_time: msg`I chose the wrong delivery time`,
  wrong_order_or_too_few_items: msg`I ordered the wrong dishes or too few`,
  out_of_stock: msg`Something is out of stock`,
  merchant_cancelled_after_contact: msg`The restaurant contacted me and cancelled`,
  delivery_too_slow: msg`The delivery is too slow`,
  rider_asked_to_cancel: msg`The courier asked me to cancel`,
  no_longer_wanted: msg`I no longer want it`,
  merchant_sold_out: msg`The restaurant said it is sold out`,
  poor_communication_by_merchant: msg`Poor communication by the restaurant`,
  poor_communication_by_rider: msg`Poor communication by the courier`,
  too_slow: msg`Too slow`,
  packaging_leaked_or_damaged: msg`The packaging leaked or was damaged`,
  missing_items: msg`Something is missing`,
  wrong_items: msg`I got the wrong dishes`,
  bad_taste: msg`It tastes bad`,
  foreign_object: msg`There was a foreign object in it`,
  discomfort_after_eating: msg`I felt unwell after eating`,
  spoiled_or_smelly: msg`It is spoiled or smells`,
  other: msg({ message: 'Another reason', context: 'cancel' }),
};

const refuseReasonLabels: Readonly<Record<MerchantRefuseReason, MessageDescriptor>> = {
  sold_out: msg`Sold out`,
  too_busy: msg`The kitchen is too busy`,
  closing: msg`The restaurant is closing`,
  cannot_deliver: msg`It cannot deliver right now`,
  other: msg({ message: 'Another reason', context: 'refuse' }),
};

const reasonLabels: Readonly<Record<string, MessageDescriptor>> = { ...refuseReasonLabels, ...cancelReasonLabels };

/** Coded reasons are said in the guest's language; what staff wrote in their own words is not for the guest. */
export const reasonLabel = (reason: string | null): MessageDescriptor | undefined =>
  reason === null ? undefined : reasonLabels[reason];
