/**
 * The account that wrote a text. Translating the text uses that account's daily characters. Visitors share one account.
 */
export type Writer = `member:${number}` | `shop:${number}` | `courier:${number}` | 'platform' | 'visitors';

/** `memberId` is null for a visitor and for a deleted member. */
export const writtenByMember = (memberId: number | null): Writer =>
  memberId === null ? 'visitors' : `member:${memberId}`;

export const writtenByCourier = (staffId: number): Writer => `courier:${staffId}`;

/** `shopId` is null for the points mall and for a set meal of the platform. */
export const writtenByShop = (shopId: number | null): Writer => (shopId === null ? 'platform' : `shop:${shopId}`);
