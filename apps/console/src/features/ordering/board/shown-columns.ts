import type { StaffOrder } from '@chifan/contract/ordering';
import { t } from '@lingui/core/macro';
import { type BoardColumn, boardColumns } from './board-columns.ts';

export type SortedOrders = Readonly<Record<BoardColumn, readonly StaffOrder[]>>;

/** After-sale is rare: its column is there only while something stands in it. */
export const shownColumns = (sorted: SortedOrders): readonly BoardColumn[] =>
  boardColumns.filter((column) => column !== 'after_sale' || sorted.after_sale.length > 0);

export const columnLabels: Readonly<Record<BoardColumn, () => string>> = {
  arrived: () => t`新订单`,
  cooking: () => t`制作中`,
  waiting: () => t`待取餐`,
  underway: () => t`配送中`,
  after_sale: () => t`售后`,
};

export const emptyColumnLabels: Readonly<Record<BoardColumn, () => string>> = {
  arrived: () => t`暂无新订单，来单时会响铃提醒`,
  cooking: () => t`没有正在制作的订单`,
  waiting: () => t`没有等待取餐的订单`,
  underway: () => t`没有正在配送的订单`,
  after_sale: () => t`没有售后中的订单`,
};
