import { type CancelReasonNumber, cancelReasons } from '../ordering/index.ts';
import { type RefundDecision, reasonsForDecision } from '../refund/refund-reasons.ts';

/** Numbers of the reasons (out of the 20 in rule mall-4) that make sense for a parcel, before and after shipping. */
const before: readonly CancelReasonNumber[] = [1, 3, 6, 8];
const after: readonly CancelReasonNumber[] = [8, 12, 13, 14, 15, 20];

export const mallCancelReasons = cancelReasons.filter(({ number }) => before.includes(number));
export const mallRefundReasons = cancelReasons.filter(({ number }) => after.includes(number));

/** Codes for the platform's refusal of a points mall order. The guest reads them translated. */
export const mallRefuseReasons = ['sold_out', 'cannot_deliver', 'other'] as const;
export type MallRefuseReason = (typeof mallRefuseReasons)[number];

export const mallRefundRefusals = [
  'nothing_shown',
  'told_too_late',
  'as_described',
  'used',
  'no_fault_found',
] as const satisfies MallDecisionReason[];
export const mallPartialReasons = [
  'affected_items',
  'slight_fault',
  'as_goodwill',
] as const satisfies MallDecisionReason[];
export const mallDecisionReasons = [
  'nothing_shown',
  'told_too_late',
  'as_described',
  'used',
  'affected_items',
  'slight_fault',
  'no_fault_found',
  'as_goodwill',
] as const;
export type MallDecisionReason = (typeof mallDecisionReasons)[number];

/** The reasons from which the platform chooses for a decision. Empty if the platform grants the full amount. */
export const mallDecisionReasonsFor = (decision: RefundDecision): readonly MallDecisionReason[] =>
  reasonsForDecision(decision, { refusals: mallRefundRefusals, parts: mallPartialReasons });
