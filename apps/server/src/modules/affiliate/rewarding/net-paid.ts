import { rewardableAmount } from '@chifan/domain/wallet';
import type { OrderRow } from '../../ordering/index.ts';

/** Returns what was paid for the order, in fen. */
export const totalPaidOf = (order: OrderRow): number => order.balance_part + order.payable;

/** Returns what was paid and not refunded, in fen. */
export const netPaidOf = (order: OrderRow): number =>
  totalPaidOf(order) - order.refunded_balance - order.refunded_gateway;

/** Returns the part of the net payment that earns rewards, in fen. A top-up bonus earns none. */
export const rewardableAmountOf = (order: OrderRow, bonus: number): number =>
  rewardableAmount({ kept: netPaidOf(order), bonus, refundedBalance: order.refunded_balance });
