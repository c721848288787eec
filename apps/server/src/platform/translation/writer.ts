/** The account that wrote a text, whose share of the day its translation uses. Visitors share one account. */
export type Writer = `member:${number}` | `shop:${number}` | 'platform' | 'visitors';

/** Null: a visitor, or a member who was deleted. */
export const writtenByMember = (memberId: number | null): Writer =>
  memberId === null ? 'visitors' : `member:${memberId}`;

/** Null: the mall or a set meal of the platform. */
export const writtenByShop = (shopId: number | null): Writer => (shopId === null ? 'platform' : `shop:${shopId}`);
