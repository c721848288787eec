import type { OrderState } from '../ordering/index.ts';
import { objectionBearers } from './credit-by-rule.ts';

/** Kinds of refunds by an operator: everything that is not refunded yet, an amount, or single dishes. */
export const operatorRefundKinds = ['all', 'amount', 'dishes'] as const;
export type OperatorRefundKind = (typeof operatorRefundKinds)[number];

/** Parties that an operator may name as liable for a refund (rule refund-31). */
export const operatorLiableParties = objectionBearers;
export type OperatorLiableParty = (typeof operatorLiableParties)[number];

/**
 * The party that pays an operator's refund (rule refund-31). Null for a refund of dishes or of the whole order before
 * the shop accepts the order, because nothing was cooked.
 */
export const liableForOperatorRefund = (refund: {
  readonly orderState: OrderState;
  readonly kind: OperatorRefundKind;
  readonly isEverything: boolean;
  readonly named: OperatorLiableParty;
}): OperatorLiableParty | null =>
  refund.orderState === 'pending' && (refund.isEverything || refund.kind === 'dishes') ? null : refund.named;
