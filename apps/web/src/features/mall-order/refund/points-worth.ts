import { mallRefundWorth } from '@chifan/domain/mall';
import type { MallRefundPreview } from '../../../data/mall-order.ts';
import { itemsLeft, type RefundItem } from '../../../terms/refunds/refund-draft.ts';

export const numbered = (items: readonly RefundItem[]) =>
  items.map(({ position, quantity }) => ({ position, number: quantity }));

/** The points that come back at most. */
export const pointsWorth = (lines: MallRefundPreview['lines'], items: readonly RefundItem[]): number =>
  mallRefundWorth(
    lines.map(({ position, points, left }) => ({ position, points, number: left, refunded: 0 })),
    numbered(itemsLeft(lines, items)),
  );
