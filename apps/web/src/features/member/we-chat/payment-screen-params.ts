import type { PayTarget } from '../../../data/pay-target.ts';
import type { ScreenParams } from '../../../platform/navigation/navigation.ts';

export const paymentScreenParams = (target: PayTarget): ScreenParams =>
  'orderId' in target ? { orderId: String(target.orderId) } : { purchaseId: String(target.purchaseId) };
