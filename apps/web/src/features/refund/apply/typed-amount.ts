import { readYuan } from '../../../terms/wallet/read-yuan.ts';

/**
 * The requested refund in fen: the full refundable amount `most`, unless the guest typed an amount. 0 if the text is
 * not an amount.
 */
export const requestedAmount = (typed: string | null, most: number): number =>
  typed === null ? most : (readYuan(typed) ?? 0);

export const isAmountInRange = (amount: number, most: number): boolean => amount >= 1 && amount <= most;
