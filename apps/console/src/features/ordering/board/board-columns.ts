import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { OrderState } from '@chifan/domain/ordering';
import { t } from '@lingui/core/macro';
import { dueOf, isInKitchen } from './kitchen-age.ts';

/**
 * Columns of the kitchen board, in the order of the workflow. `after_sale` has orders with a refund request after the
 * food was served.
 */
export const boardColumns = ['arrived', 'cooking', 'waiting', 'underway', 'after_sale'] as const;
export type BoardColumn = (typeof boardColumns)[number];

const columnOfState: Readonly<Record<OrderState, BoardColumn>> = {
  // The server sends no unpaid orders to shops. If an unpaid order arrives anyway, the board shows it as new.
  unpaid: 'arrived',
  pending: 'arrived',
  delivering: 'cooking',
  to_be_picked_up: 'waiting',
  to_be_delivered: 'underway',
  delivered: 'after_sale',
  completed: 'after_sale',
  after_sale_processing: 'after_sale',
  refunded: 'after_sale',
  after_sale_completed: 'after_sale',
  cancelled: 'after_sale',
};

/**
 * Puts every open order into exactly one column, sorted by due time. New orders are in the column `arrived`, whatever
 * their state is.
 */
export function sortIntoColumns(
  orders: readonly StaffOrder[],
  isNew: (order: StaffOrder) => boolean = () => false,
): Readonly<Record<BoardColumn, readonly StaffOrder[]>> {
  const columnOf = (order: StaffOrder) => (isNew(order) ? 'arrived' : columnOfOrder(order));
  const column = (wanted: BoardColumn) =>
    orders
      .filter((order) => columnOf(order) === wanted)
      .toSorted((one, other) => dueTime(one) - dueTime(other) || one.id - other.id);
  return {
    arrived: column('arrived'),
    cooking: column('cooking'),
    waiting: column('waiting'),
    underway: column('underway'),
    after_sale: column('after_sale'),
  };
}

/**
 * A pick-up order gets its pick-up code long before the food is cooked, so the order state does not decide the column.
 * The order moves from `cooking` to `waiting` when the kitchen reports the food ready.
 */
const columnOfOrder = ({ state, type, setMealId, readyAt }: StaffOrder): BoardColumn => {
  const isCalled = type !== 'delivery' && setMealId === null;
  if (isCalled && (state === 'delivering' || state === 'to_be_picked_up'))
    return readyAt === null ? 'cooking' : 'waiting';
  return columnOfState[state];
};

/**
 * Time by which a column is sorted: for a new order the deadline to answer it, for an order in preparation the time
 * when its food is due, otherwise the estimated time.
 */
function dueTime(order: StaffOrder): number {
  if (order.answerBefore !== null) return Date.parse(order.answerBefore);
  return isInKitchen(order) ? dueOf(order).getTime() : Date.parse(order.estimatedAt);
}

export type SortedOrders = Readonly<Record<BoardColumn, readonly StaffOrder[]>>;

/** Orders in after-sale are rare, so the board shows their column only if it has orders. */
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
