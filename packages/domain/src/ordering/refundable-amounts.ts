import { type Fen, fen, zeroFen } from '../fen.ts';

/** Fen. */
export type PaidOrder = {
  readonly isPaid: boolean;
  readonly balancePart: Fen;
  readonly payable: Fen;
  readonly refundedBalance: Fen;
  readonly refundedGateway: Fen;
};

/**
 * Amounts returned when an order ends before it is served: everything not refunded yet, by source. The balance part is
 * held from placing on. The gateway part exists once the order is paid. Preview and posting use the same function (rule
 * ordering-24).
 */
export const refundableAmounts = (order: PaidOrder): { readonly balance: Fen; readonly gateway: Fen } => ({
  balance: fen(order.balancePart - order.refundedBalance),
  gateway: order.isPaid ? fen(order.payable - order.refundedGateway) : zeroFen,
});
