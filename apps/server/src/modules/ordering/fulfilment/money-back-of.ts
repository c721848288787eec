import { fen } from '@chifan/domain';
import { moneyBack } from '@chifan/domain/ordering';
import type { OrderRow } from '../order.store.ts';

export const moneyBackOf = (order: OrderRow) =>
  moneyBack({
    isPaid: order.paid_at !== null,
    balancePart: fen(order.balance_part),
    payable: fen(order.payable),
    refundedBalance: fen(order.refunded_balance),
    refundedGateway: fen(order.refunded_gateway),
  });
