import { readYuan } from '../../platform/money/read-yuan.ts';

/** The whole worth of the items, unless the guest typed less; 0 where no sum can be read. */
export const askedAmount = (typed: string | null, most: number): number =>
  typed === null ? most : (readYuan(typed) ?? 0);

export const isAmountGood = (amount: number, most: number): boolean => amount >= 1 && amount <= most;
