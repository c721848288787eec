/**
 * The account that wrote a text. A translation of the text counts towards this account's daily limit of characters. All
 * visitors without an account share one limit.
 */
export type Writer = `member:${number}` | `shop:${number}` | `courier:${number}` | 'platform' | 'visitors';

/** `memberId` is null for a visitor and for a deleted member. */
export const writtenByMember = (memberId: number | null): Writer =>
  memberId === null ? 'visitors' : `member:${memberId}`;

export const writtenByCourier = (staffId: number): Writer => `courier:${staffId}`;

/** `shopId` is null for the points mall and for a set meal of the platform. */
export const writtenByShop = (shopId: number | null): Writer => (shopId === null ? 'platform' : `shop:${shopId}`);
