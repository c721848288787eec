import { rewardableAmount } from '@chifan/domain/wallet';
import type { OrderRow } from '../../ordering/index.ts';

/** Fen. */
export const totalPaidOf = (order: OrderRow): number => order.balance_part + order.payable;

/** Fen paid and not refunded. */
export const netPaidOf = (order: OrderRow): number =>
  totalPaidOf(order) - order.refunded_balance - order.refunded_gateway;

/** The part of it that earns rewards: without a bonus. */
export const rewardableAmountOf = (order: OrderRow, bonus: number): number =>
  rewardableAmount({ kept: netPaidOf(order), bonus, refundedBalance: order.refunded_balance });
