import { earningSum } from '@chifan/domain/wallet';
import type { OrderRow } from '../../ordering/index.ts';

/** Fen. */
export const paidFor = (order: OrderRow): number => order.balance_part + order.payable;

/** Fen paid and not refunded. */
export const keptOf = (order: OrderRow): number => paidFor(order) - order.refunded_balance - order.refunded_gateway;

/** The part of it that earns rewards: without a bonus. */
export const earningOf = (order: OrderRow, bonus: number): number =>
  earningSum({ kept: keptOf(order), bonus, refundedBalance: order.refunded_balance });
