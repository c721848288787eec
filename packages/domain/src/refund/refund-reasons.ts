/** Coded reasons for a merchant's refusal, so that the guest reads a translation (rule refund-9). */
export const merchantRefusals = [
  'made_as_ordered',
  'was_collected_complete',
  'photo_shows_nothing',
  'guest_changed_mind',
  'delivery_not_ours',
  'made_as_remarked',
  'replaced_already',
] as const;
export type MerchantRefusal = (typeof merchantRefusals)[number];

export const platformRefusals = [
  'nothing_shown',
  'as_ordered',
  'mostly_eaten',
  'told_too_late',
  'already_made',
  'no_fault_found',
] as const;

export const partialReasons = [
  'only_affected',
  'part_eaten',
  'for_the_delay',
  'not_as_good',
  'price_difference',
  'brought_all_the_same',
] as const;
export type PartialReason = (typeof partialReasons)[number];

/** Every coded reason for a decision about a refund, except the merchant's reasons for a refusal. */
export const decisionReasons = [...partialReasons, ...platformRefusals] as const;
export type DecisionReason = (typeof decisionReasons)[number];

/**
 * True if the platform has explained its decision sufficiently. A refusal and a partial grant need a coded reason. A
 * full grant needs only a note. Notes are in Chinese and only for staff.
 */
export const isDecisionExplained = (
  decision: RefundDecision,
  { reason, note }: { readonly reason: DecisionReason | null; readonly note: string },
): boolean => {
  const reasons = decisionReasonsFor(decision);
  return reasons.length === 0 ? note.trim() !== '' : reasons.some((each) => each === reason);
};

export const decisionReasonsFor = (decision: RefundDecision): readonly DecisionReason[] =>
  reasonsForDecision(decision, { refusals: platformRefusals, parts: partialReasons });

/** `amount` is the granted part of the requested amount `asked`, both in fen or points. */
export type RefundDecision = { readonly isGrant: boolean; readonly amount: number; readonly asked: number };

/** The reasons from which staff can choose for the decision. Empty for a full grant, which needs no reason. */
export function reasonsForDecision<Reason extends string>(
  { isGrant, amount, asked }: RefundDecision,
  words: { readonly refusals: readonly Reason[]; readonly parts: readonly Reason[] },
): readonly Reason[] {
  if (!isGrant) return words.refusals;
  return amount < asked ? words.parts : [];
}

/** Parties that can be liable for a refund or for an abandoned delivery. The platform decides which one is. */
export const liableParties = ['merchant', 'courier', 'platform', 'guest'] as const;
export type LiableParty = (typeof liableParties)[number];
