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

/** Who bears a refund that the platform decided, or an order that it gave up. */
export const liableParties = ['merchant', 'courier', 'platform', 'guest'] as const;
export type LiableParty = (typeof liableParties)[number];
