import { type CancelReasonKey, cancelReasons } from '@chifan/domain/ordering';
import type { RadioChoice } from '@chifan/ui';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * Reasons of a cancellation or refund (rule ordering-23). Each reason is a code, so that the staff read it in Chinese.
 */
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
  bad_taste: msg`Tastes bad`,
  foreign_object: msg`There was a foreign object in it`,
  discomfort_after_eating: msg`I felt unwell after eating`,
  spoiled_or_smelly: msg`Spoiled or smells bad`,
  other: msg({ message: 'Another reason', context: 'cancel' }),
};

/** The number of the reason that the app sends where the guest cannot choose one. */
export const noLongerWanted = 8;

export const cancelReasonByNumber = (number: number): MessageDescriptor | undefined => {
  const reason = cancelReasons.find((each) => each.number === number);
  return reason && cancelReasonLabels[reason.key];
};

const byKey: Readonly<Record<string, MessageDescriptor>> = cancelReasonLabels;

export const cancelReasonByKey = (key: string): MessageDescriptor | undefined => byKey[key];

/** Omits reasons that a newer server sends and this release has no text for. */
export const reasonChoices = (
  numbers: readonly number[],
  labelOf: (number: number) => MessageDescriptor | undefined,
  i18n: I18n,
): RadioChoice<string>[] =>
  numbers.flatMap((number) => {
    const label = labelOf(number);
    return label ? [{ value: String(number), label: i18n._(label) }] : [];
  });
