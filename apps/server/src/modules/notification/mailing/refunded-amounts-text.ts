import type { Language } from '@chifan/domain';
import { type PaymentMethod, paymentMethods, refundDays } from '@chifan/domain/payment';
import { phrase } from '@chifan/phrases';
import type { Executor } from '../../../platform/database/database.ts';
import { yuan } from '../notifications/notification-text.ts';
import { refundedAmountsOf } from './refunded-amounts.store.ts';

export const refundedAmountsText = async (executor: Executor, orderId: number, language: Language): Promise<string[]> =>
  refundDestinationTexts(await refundedAmountsOf(executor, orderId), language);

/**
 * Returns a text for each refunded amount, with its destination and the days until the guest sees the money. Zero
 * amounts are omitted.
 */
export function refundDestinationTexts(
  { balance, gateway, method }: { readonly balance: number; readonly gateway: number; readonly method: string | null },
  language: Language,
): string[] {
  return [
    ...(balance === 0 ? [] : [phrase(language, 'refund.to_balance', { amount: yuan(balance, language) })]),
    ...(gateway === 0 ? [] : [phrase(language, 'refund.to_gateway', { amount: yuan(gateway, language) })]),
    ...(gateway === 0 ? [] : daysText(method, language)),
  ];
}

function daysText(method: string | null, language: Language): string[] {
  const known = paymentMethods.find((one) => one === method);
  const days = known && (refundDays as Partial<Record<PaymentMethod, { min: number; max: number }>>)[known];
  return days ? [phrase(language, `refund.days.${known}`, days)] : [];
}
