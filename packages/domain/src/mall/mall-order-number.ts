import { isOrderNumber, type OrderSearch, orderNumber, parseOrderSearch } from '../ordering/index.ts';

/**
 * An order number after an M, such as M261121-000123-K.
 * @param day 'YYYY-MM-DD'.
 * @throws RangeError like `orderNumber`.
 */
export const mallOrderNumber = (day: string, sequence: number): string => `M${orderNumber(day, sequence)}`;

/** Checks the check letter too. */
export const isMallOrderNumber = (text: string): boolean => text.startsWith('M') && isOrderNumber(text.slice(1));

/** The M is optional. */
export function readMallOrderSearch(typed: string): OrderSearch {
  const { number, ...rest } = parseOrderSearch(typed.normalize('NFKC').replace(/^\s*m/i, ''));
  return { ...rest, number: number === null ? null : `M${number}` };
}
