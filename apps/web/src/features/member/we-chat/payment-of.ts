import type { ScreenParams } from '../../../platform/navigation.ts';
import type { PayTarget } from '../../../terms/payment/pay-target.ts';

/** The payment screen's parameters for what is to be paid. */
export const paymentOf = (target: PayTarget): ScreenParams =>
  'orderId' in target ? { orderId: String(target.orderId) } : { purchaseId: String(target.purchaseId) };
