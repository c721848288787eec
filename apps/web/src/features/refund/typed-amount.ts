import { readYuan } from '../../terms/wallet/read-yuan.ts';

/** The full worth of the items, unless the guest typed less. 0 if the text is no amount. */
export const requestedAmount = (typed: string | null, most: number): number =>
  typed === null ? most : (readYuan(typed) ?? 0);

export const isAmountInRange = (amount: number, most: number): boolean => amount >= 1 && amount <= most;
