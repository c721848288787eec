import { type Fen, fen, zeroFen } from '../fen.ts';

/** Amounts are in fen. */
export type PaidOrder = {
  readonly isPaid: boolean;
  readonly balancePart: Fen;
  readonly payable: Fen;
  readonly refundedBalance: Fen;
  readonly refundedGateway: Fen;
};

/**
 * The money that returns to the guest when an order ends before it is served, without money that is already refunded.
 * The balance part of an unpaid order returns too, because the platform holds it from the placing of the order. The
 * gateway part returns only after payment. The preview of the refund and the ledger posting of the refund both use this
 * function (rule ordering-24).
 */
export const refundableAmounts = (order: PaidOrder): { readonly balance: Fen; readonly gateway: Fen } => ({
  balance: fen(order.balancePart - order.refundedBalance),
  gateway: order.isPaid ? fen(order.payable - order.refundedGateway) : zeroFen,
});
