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

export type QuoteChange = {
  readonly step: ReceiptStep | 'payable';
  readonly before: number;
  readonly after: number;
};

/** What differs between what the guest saw and what it costs now, in the order of the receipt; the sum last. */
export function quoteChanges(seen: Receipt, now: Receipt): QuoteChange[] {
  return [...receiptSteps.map(({ step }) => step), 'payable' as const]
    .map((step) => ({ step, before: seen[step], after: now[step] }))
    .filter(({ before, after }) => before !== after);
}

/** What a code 2 of the call place carries (decisions §4). */
export type ChangedQuote = { readonly why: 'expired' | 'changed'; readonly quote: Quote };

export function readChangedQuote(details: unknown): ChangedQuote | undefined {
  if (typeof details !== 'object' || details === null || !('quote' in details)) return undefined;
  return details as ChangedQuote;
}
