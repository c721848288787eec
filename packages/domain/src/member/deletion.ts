/** Rule member-32: days in which a member can cancel the deletion of the account by signing in. */
export const deletionGraceDays = 7;

/** Unfinished business that prevents the deletion of an account. */
export const deletionBlockers = ['order', 'mall_order', 'refund', 'withdrawal'] as const;
export type DeletionBlocker = (typeof deletionBlockers)[number];

/**
 * Rule member-31: days for which the link to an export of the member's data is valid, and minimum hours between two
 * exports.
 */
export const exportLinkDays = 7;
export const exportIntervalHours = 24;
