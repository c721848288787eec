import { type Fen, fen, noFen } from '../fen.ts';

/** An order's money, as far as it may come back; fen. */
export type PaidOrder = {
  readonly isPaid: boolean;
  readonly balancePart: Fen;
  readonly payable: Fen;
  readonly refundedBalance: Fen;
  readonly refundedGateway: Fen;
};

/**
 * What comes back when an order ends before it is served: everything that has not come back yet, where it came from. The
 * balance part is held from the moment of placing, what a gateway is to pay is there once the order is paid. Preview and
 * posting both ask here (rule ordering-24).
 */
export const moneyBack = (order: PaidOrder): { readonly balance: Fen; readonly gateway: Fen } => ({
  balance: fen(order.balancePart - order.refundedBalance),
  gateway: order.isPaid ? fen(order.payable - order.refundedGateway) : noFen,
});
