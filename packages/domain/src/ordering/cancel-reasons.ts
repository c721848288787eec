import { type OrderWay, orderWays } from './order-ways.ts';

/**
 * Rule ordering-23: reasons for cancelling and for refunds. API requests and responses contain the number of a reason.
 * The key of a reason names the translated phrase.
 */
export const cancelReasons = [
  { number: 1, key: 'wrong_information' },
  { number: 2, key: 'wrong_delivery_time' },
  { number: 3, key: 'wrong_order_or_too_few_items' },
  { number: 4, key: 'out_of_stock' },
  { number: 5, key: 'merchant_cancelled_after_contact' },
  { number: 6, key: 'delivery_too_slow' },
  { number: 7, key: 'rider_asked_to_cancel' },
  { number: 8, key: 'no_longer_wanted' },
  { number: 9, key: 'merchant_sold_out' },
  // Rule ordering-23 lists "poor communication by merchant or rider", which is split into two reasons.
  { number: 10, key: 'poor_communication_by_merchant' },
  { number: 11, key: 'poor_communication_by_rider' },
  { number: 12, key: 'too_slow' },
  { number: 13, key: 'packaging_leaked_or_damaged' },
  { number: 14, key: 'missing_items' },
  { number: 15, key: 'wrong_items' },
  { number: 16, key: 'bad_taste' },
  { number: 17, key: 'foreign_object' },
  { number: 18, key: 'discomfort_after_eating' },
  { number: 19, key: 'spoiled_or_smelly' },
  { number: 20, key: 'other' },
] as const;

export type CancelReason = (typeof cancelReasons)[number];
export type CancelReasonNumber = CancelReason['number'];
export type CancelReasonKey = CancelReason['key'];

/**
 * The order types that a reason is offered for. A reason that is missing in this table is offered for every order type.
 */
const waysOfReason: Partial<Record<CancelReasonKey, readonly OrderWay[]>> = {
  wrong_delivery_time: ['delivery'],
  delivery_too_slow: ['delivery'],
  rider_asked_to_cancel: ['delivery'],
  poor_communication_by_rider: ['delivery'],
  packaging_leaked_or_damaged: ['pack', 'collect', 'delivery'],
};

const fits = ({ key }: CancelReason, way: OrderWay): boolean => (waysOfReason[key] ?? orderWays).includes(way);

const lastBeforeDelivery = 8;

/** Reasons to cancel an order before delivery: the reasons 1 to 8 that fit the order type. */
export const cancelReasonsFor = (way: OrderWay): CancelReason[] =>
  cancelReasons.filter((reason) => reason.number <= lastBeforeDelivery && fits(reason, way));

/** Reasons for a refund request: the reasons 9 to 20 that fit the order type. */
export const refundReasonsFor = (way: OrderWay): CancelReason[] =>
  cancelReasons.filter((reason) => reason.number > lastBeforeDelivery && fits(reason, way));

export const cancelReasonOf = (number: number): CancelReason | undefined =>
  cancelReasons.find((reason) => reason.number === number);

/** Reasons for which a merchant refuses an order. The guest reads the translation. */
export const merchantRefuseReasons = ['sold_out', 'too_busy', 'closing', 'cannot_deliver', 'other'] as const;
export type MerchantRefuseReason = (typeof merchantRefuseReasons)[number];

/** Fixed notes for the refusal reason "other", so that the guest reads a translation instead of Chinese text. */
export const merchantRefuseNotes = [
  'equipment_broken',
  'short_of_staff',
  'no_power_or_water',
  'cannot_meet_remark',
  'not_safe_for_allergies',
  'price_wrong',
] as const;
export type MerchantRefuseNote = (typeof merchantRefuseNotes)[number];

/** A refusal with the reason "other" needs a note. A refusal with another reason must have no note. */
export const isRefusalExplained = (refusal: {
  readonly reason: MerchantRefuseReason;
  readonly note?: MerchantRefuseNote | undefined;
}): boolean => (refusal.reason === 'other') === (refusal.note !== undefined);
