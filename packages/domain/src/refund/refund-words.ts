/** Why a merchant refuses a refund: coded, so that the guest reads it translated (rule refund-9). */
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

/** Why the platform refuses one. */
export const platformRefusals = [
  'nothing_shown',
  'as_ordered',
  'mostly_eaten',
  'told_too_late',
  'already_made',
  'no_fault_found',
] as const;

/** Why merchant or platform grant a part of what is asked. */
export const partialReasons = [
  'only_affected',
  'part_eaten',
  'for_the_delay',
  'not_as_good',
  'price_difference',
  'brought_all_the_same',
] as const;
export type PartialReason = (typeof partialReasons)[number];

/** What a decision says in fixed words beside a merchant's refusal: the guest reads it translated. */
export const decisionReasons = [...partialReasons, ...platformRefusals] as const;
export type DecisionReason = (typeof decisionReasons)[number];

/**
 * The platform decides in writing. A refusal and a part give one of the reasons that the guest reads translated; a grant
 * of everything needs none, only a note for the books. Notes are in Chinese and for the staff alone.
 */
export const isInWriting = (
  decision: Ruling,
  { reason, note }: { readonly reason: DecisionReason | null; readonly note: string },
): boolean => {
  const reasons = reasonsToGive(decision);
  return reasons.length === 0 ? note.trim() !== '' : reasons.some((each) => each === reason);
};

/** The reasons that this decision about a meal may give. */
export const reasonsToGive = (decision: Ruling): readonly DecisionReason[] =>
  reasonsOf(decision, { refusals: platformRefusals, parts: partialReasons });

/** What is granted of what was asked for, fen or points; nothing where it is no grant. */
export type Ruling = { readonly isGrant: boolean; readonly amount: number; readonly asked: number };

/** Of a kind's reasons those that this decision may give: one that grants everything needs none. */
export function reasonsOf<Reason extends string>(
  { isGrant, amount, asked }: Ruling,
  words: { readonly refusals: readonly Reason[]; readonly parts: readonly Reason[] },
): readonly Reason[] {
  if (!isGrant) return words.refusals;
  return amount < asked ? words.parts : [];
}

/** Who bears a refund that the platform decided, or an order that it gave up. */
export const liableParties = ['merchant', 'courier', 'platform', 'guest'] as const;
export type LiableParty = (typeof liableParties)[number];
