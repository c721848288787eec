import type { ErrorReason } from '@chifan/contract';
import { CallError } from '../../platform/api.ts';

/** The order that has to be paid or cancelled before another one can be placed. */
export type UnpaidOrder = { readonly orderId: number; readonly message: string };

const reasons: readonly (ErrorReason | undefined)[] = ['unpaid_order_at_shop', 'too_many_unpaid_orders'];

export function unpaidOrderIn(error: unknown): UnpaidOrder | null {
  if (!(error instanceof CallError) || !reasons.includes(error.reason)) return null;
  const { details, message } = error;
  const isNamed = typeof details === 'object' && details !== null && 'orderId' in details;
  return isNamed && typeof details.orderId === 'number' ? { orderId: details.orderId, message } : null;
}
