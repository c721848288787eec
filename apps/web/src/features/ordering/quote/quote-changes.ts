import type { Receipt, QuoteChange as ToldChange } from '@chifan/contract/ordering/views';
import type { Quote } from '../../../data/ordering.ts';

export type ReceiptStep = Exclude<keyof Receipt, 'payable'>;

/**
 * Lines of a receipt in the sequence of the calculation (rule ordering-31). `isReduction`: the line lowers the total.
 */
export const receiptSteps: readonly { readonly step: ReceiptStep; readonly isReduction: boolean }[] = [
  { step: 'goods', isReduction: false },
  { step: 'fullReduction', isReduction: true },
  { step: 'shopCoupon', isReduction: true },
  { step: 'packageFee', isReduction: false },
  { step: 'deliveryFee', isReduction: false },
  { step: 'deliveryCoupon', isReduction: true },
  { step: 'balance', isReduction: true },
];

export type SeenQuote = Pick<Quote, 'receipt' | 'shopCouponId' | 'deliveryCouponId'> & Partial<Pick<Quote, 'lines'>>;

export type StepChange = {
  readonly step: ReceiptStep | 'payable';
  readonly before: number;
  readonly after: number;
};

/**
 * Differences between two quotes in the sequence of the receipt, with the total last. Another coupon with an equal
 * discount is also a difference, because the guest may prefer to use the first coupon.
 */
export function quoteChanges(seen: SeenQuote, now: SeenQuote): StepChange[] {
  const hasOtherCoupon: Partial<Record<StepChange['step'], boolean>> = {
    shopCoupon: seen.shopCouponId !== now.shopCouponId,
    deliveryCoupon: seen.deliveryCouponId !== now.deliveryCouponId,
  };
  return [...receiptSteps.map(({ step }) => step), 'payable' as const]
    .map((step) => ({ step, before: seen.receipt[step], after: now.receipt[step] }))
    .filter(({ step, before, after }) => before !== after || hasOtherCoupon[step]);
}

/** Details of response code 2 when placing an order (rule ordering-34). */
export type ChangedQuote = {
  readonly quote: Quote;
  /** The differences that the server found. Empty if the server does not know which quote the guest saw. */
  readonly changes: readonly ToldChange[];
  /** Dishes that are sold out or not served at the chosen time. */
  readonly dishIds: readonly number[];
};

export type DishChange = {
  readonly name: Quote['lines'][number]['name'];
  readonly before: number;
  readonly after: number;
};

export function dishChanges(seen: SeenQuote, now: Pick<Quote, 'lines'>): DishChange[] {
  return now.lines.flatMap((line, index) => {
    const before = seen.lines?.[index];
    const isOther = before?.dishId !== line.dishId || before.unitPrice === line.unitPrice;
    return isOther ? [] : [{ name: line.name, before: before.unitPrice, after: line.unitPrice }];
  });
}

export const namedDishes = ({ quote, dishIds }: ChangedQuote): Quote['lines'] =>
  quote.lines.filter(({ dishId }) => dishIds.includes(dishId));

/** Reads the new quote from error details. `read` converts the quote of the called API to `Quote`. */
export function readChangedQuote<Told>(details: unknown, read: (told: Told) => Quote): ChangedQuote | undefined {
  if (typeof details !== 'object' || details === null || !('quote' in details)) return undefined;
  const told = details as { readonly quote: Told };
  return { changes: [], dishIds: [], ...told, quote: read(told.quote) };
}
