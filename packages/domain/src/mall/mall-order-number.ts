import { isOrderNumber, type OrderSearch, orderNumber, readOrderSearch } from '../ordering/index.ts';

/**
 * As an order's behind an M, such as M261121-000123-K. @param day 'YYYY-MM-DD'. @throws RangeError as `orderNumber`
 * does.
 */
export const mallOrderNumber = (day: string, sequence: number): string => `M${orderNumber(day, sequence)}`;

/** Includes the check letter. */
export const isMallOrderNumber = (text: string): boolean => text.startsWith('M') && isOrderNumber(text.slice(1));

/** The M may be left out. */
export function readMallOrderSearch(typed: string): OrderSearch {
  const { number, ...rest } = readOrderSearch(typed.normalize('NFKC').replace(/^\s*m/i, ''));
  return { ...rest, number: number === null ? null : `M${number}` };
}
