import type { ErrorReason } from '@chifan/contract';
import { CallError } from '../../platform/api.ts';

/** The order or purchase that must be paid or cancelled before another one. */
export type Unpaid = { readonly id: number; readonly message: string };

type Reasons = readonly (ErrorReason | undefined)[];

const orderReasons: Reasons = ['unpaid_order_at_shop', 'too_many_unpaid_orders'];
const purchaseReasons: Reasons = ['too_many_open_purchases'];

export const unpaidOrderIn = (error: unknown): Unpaid | null =>
  unpaidIn(error, orderReasons, (details) => ('orderId' in details ? details.orderId : null));

export const unpaidPurchaseIn = (error: unknown): Unpaid | null =>
  unpaidIn(error, purchaseReasons, (details) => ('purchaseId' in details ? details.purchaseId : null));

function unpaidIn(error: unknown, reasons: Reasons, idOf: (details: object) => unknown): Unpaid | null {
  if (!(error instanceof CallError) || !reasons.includes(error.reason)) return null;
  const { details, message } = error;
  const id = typeof details === 'object' && details !== null ? idOf(details) : null;
  return typeof id === 'number' ? { id, message } : null;
}
