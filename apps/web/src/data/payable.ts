import { isFinalOrderState, type OrderType } from '@chifan/domain/ordering';
import type { PaymentMethod } from '@chifan/domain/payment';
import type { PurchaseKind } from '@chifan/domain/purchase';
import type { OutputOf } from '../platform/api.ts';
import type { PayTarget } from './pay-target.ts';

export type OrderStatus = OutputOf<'/rest/payment/status'>;
export type PurchaseStatus = OutputOf<'/rest/purchase/show'>;

export type PayableSubject =
  | {
      readonly kind: 'order';
      readonly type: OrderType;
      readonly isSetMeal: boolean;
      readonly isEatenHere: boolean;
      readonly tableNumber: string | null;
    }
  | { readonly kind: PurchaseKind; readonly bonus: number };

export type Payable = {
  readonly target: PayTarget;
  readonly number: string;
  /** The amount to pay, in fen. */
  readonly amount: number;
  readonly payBefore: string;
  readonly bought: PayableSubject;
  /** The payment’s state. `over`: the guest can no longer pay. A payment that arrives late is refunded. */
  readonly state: 'unpaid' | 'paid' | 'over';
  /** State of the newest payment attempt. `unknown`: only the gateway knows whether an attempt exists. */
  readonly attempt: 'none' | 'open' | 'failed' | 'unknown';
  readonly method: PaymentMethod | null;
};

export function payableOrder(status: OrderStatus): Payable {
  const { orderId, number, payable, payBefore, type, setMealId, method, orderState, paymentState } = status;
  const { isEatenHere, tableNumber } = status;
  const isOver = isFinalOrderState(orderState);
  return {
    target: { orderId },
    number,
    amount: payable,
    payBefore,
    bought: { kind: 'order', type, isSetMeal: setMealId !== null, isEatenHere, tableNumber },
    state: orderState === 'unpaid' ? 'unpaid' : isOver ? 'over' : 'paid',
    attempt: attemptOf(paymentState),
    method,
  };
}

const attemptOf = (state: OrderStatus['paymentState']): Payable['attempt'] => {
  if (state === 'none') return 'none';
  return state === 'failed' || state === 'cancelled' ? 'failed' : 'open';
};

export function payablePurchase(purchase: PurchaseStatus): Payable {
  const { id, number, amount, payBefore, kind, bonus, state } = purchase;
  return {
    target: { purchaseId: id },
    number,
    amount,
    payBefore,
    bought: { kind, bonus },
    state: state === 'unpaid' || state === 'paid' ? state : 'over',
    attempt: 'unknown',
    method: null,
  };
}

/** Whether a payment may still arrive. An `unknown` attempt counts, because the gateway may have taken the money. */
export const mayArrive = ({ attempt }: Payable): boolean => attempt === 'open' || attempt === 'unknown';

/** Whether a payment method can be used. A top-up cannot be paid from the balance. */
export const canPayBy = (method: PaymentMethod, { bought }: Payable): boolean =>
  method !== 'balance' || bought.kind !== 'top_up';
