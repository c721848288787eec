import { isOrderNumber, type OrderSearch, orderNumber, readOrderSearch } from '../ordering/index.ts';

/**
 * As an order's, behind an M, such as M261121-000123-K: whoever reads it out says at once that it is of the points mall.
 * @param day 'YYYY-MM-DD'.
 * @throws RangeError as `orderNumber` does.
 */
export const mallOrderNumber = (day: string, sequence: number): string => `M${orderNumber(day, sequence)}`;

/** Whether this is a mall order's number, its check letter included. */
export const isMallOrderNumber = (text: string): boolean => text.startsWith('M') && isOrderNumber(text.slice(1));

/** What somebody typed to find a mall order; the M may be left out. */
export function readMallOrderSearch(typed: string): OrderSearch {
  const { number, phone } = readOrderSearch(typed.normalize('NFKC').replace(/^\s*m/i, ''));
  return { number: number === null ? null : `M${number}`, phone };
}
