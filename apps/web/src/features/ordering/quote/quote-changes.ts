import type { Receipt } from '@chifan/contract/ordering';
import type { OutputOf } from '../../../platform/api.ts';

export type Quote = OutputOf<'/rest/order/quote'>;

export type ReceiptStep = Exclude<keyof Receipt, 'payable'>;

/** The order of the calculation (decisions §4), and what each step does to the sum. */
export const receiptSteps: readonly { readonly step: ReceiptStep; readonly isReduction: boolean }[] = [
  { step: 'goods', isReduction: false },
  { step: 'fullReduction', isReduction: true },
  { step: 'shopCoupon', isReduction: true },
  { step: 'packageFee', isReduction: false },
  { step: 'deliveryFee', isReduction: false },
  { step: 'deliveryCoupon', isReduction: true },
  { step: 'balance', isReduction: true },
];

/** What a guest has seen of a price. */
export type SeenQuote = Pick<Quote, 'receipt' | 'shopCouponId' | 'deliveryCouponId'>;

export type QuoteChange = {
  readonly step: ReceiptStep | 'payable';
  readonly before: number;
  readonly after: number;
};

/**
 * What differs between what the guest saw and what it costs now, in the order of the receipt; the sum last. Another coupon
 * that takes as much is a change too: the guest may have meant to keep it.
 */
export function quoteChanges(seen: SeenQuote, now: SeenQuote): QuoteChange[] {
  const hasOtherCoupon: Partial<Record<QuoteChange['step'], boolean>> = {
    shopCoupon: seen.shopCouponId !== now.shopCouponId,
    deliveryCoupon: seen.deliveryCouponId !== now.deliveryCouponId,
  };
  return [...receiptSteps.map(({ step }) => step), 'payable' as const]
    .map((step) => ({ step, before: seen.receipt[step], after: now.receipt[step] }))
    .filter(({ step, before, after }) => before !== after || hasOtherCoupon[step]);
}

/** What a code 2 of the call place carries (decisions §4). */
export type ChangedQuote = { readonly quote: Quote };

export function readChangedQuote(details: unknown): ChangedQuote | undefined {
  if (typeof details !== 'object' || details === null || !('quote' in details)) return undefined;
  return details as ChangedQuote;
}
