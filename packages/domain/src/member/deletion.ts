/** Rule member-32: so long a member may change their mind, by signing in. */
export const deletionGraceDays = 7;

/** What must end before a member can be forgotten: somebody still needs them, or owes them something. */
export const deletionHindrances = ['order', 'mall_order', 'refund', 'withdrawal'] as const;
export type DeletionHindrance = (typeof deletionHindrances)[number];

/** Rule member-31: how long the link to a copy is good, and how often one is made. */
export const exportLinkDays = 7;
export const exportIntervalHours = 24;
