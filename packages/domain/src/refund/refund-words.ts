/** Why a merchant refuses a refund: coded, so that the guest reads it translated (decisions §3). */
export const merchantRefusals = [
  'made_as_ordered',
  'was_collected_complete',
  'photo_shows_nothing',
  'guest_changed_mind',
  'delivery_not_ours',
  'other',
] as const;
export type MerchantRefusal = (typeof merchantRefusals)[number];

/** Why the platform refuses one. */
export const platformRefusals = [
  'nothing_shown',
  'as_ordered',
  'mostly_eaten',
  'told_too_late',
  'already_made',
  'see_note',
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

/** Decisions §3: the platform decides in writing: by a reason that says why, or by a note. */
export const isInWriting = ({
  reason,
  note,
}: {
  readonly reason: DecisionReason | null;
  readonly note: string;
}): boolean => note.trim() !== '' || (reason !== null && reason !== 'see_note');

/** The reasons that this decision may give: one that grants everything needs none. */
export function reasonsToGive(decision: {
  readonly isGrant: boolean;
  readonly amount: number;
  readonly asked: number;
}): readonly DecisionReason[] {
  if (!decision.isGrant) return platformRefusals;
  return decision.amount < decision.asked ? partialReasons : [];
}

/** Who bears a refund that the platform decided, or an order that it gave up. */
export const liableParties = ['merchant', 'courier', 'platform', 'guest'] as const;
export type LiableParty = (typeof liableParties)[number];
