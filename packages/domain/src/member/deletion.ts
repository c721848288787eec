/** Rule member-32: time in which a member may cancel the deletion by signing in. */
export const deletionGraceDays = 7;

/** Open business that prevents deletion. */
export const deletionBlockers = ['order', 'mall_order', 'refund', 'withdrawal'] as const;
export type DeletionBlocker = (typeof deletionBlockers)[number];

/** Rule member-31: validity of the link to an export, and minimum interval between exports. */
export const exportLinkDays = 7;
export const exportIntervalHours = 24;
