import { readYuan } from '../../../platform/money/read-yuan.ts';

/** What is asked for: everything that the items bring back, unless the guest typed less. */
export const askedAmount = (typed: string | null, most: number): number | null =>
  typed === null ? most : readYuan(typed);

export const isAmountGood = (amount: number | null, most: number): amount is number =>
  amount !== null && amount >= 1 && amount <= most;
