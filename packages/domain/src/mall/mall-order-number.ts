import { isOrderNumber, type OrderSearch, orderNumber, parseOrderSearch } from '../ordering/index.ts';

/**
 * The number of an order in the points mall: an M and an order number, such as M261121-000123-K.
 * @param day 'YYYY-MM-DD'.
 * @throws RangeError like `orderNumber`.
 */
export const mallOrderNumber = (day: string, sequence: number): string => `M${orderNumber(day, sequence)}`;

/** Whether the text is a points mall order's number with a correct check letter. */
export const isMallOrderNumber = (text: string): boolean => text.startsWith('M') && isOrderNumber(text.slice(1));

/** Parses an operator's search for mall orders. The M of an order number is optional. */
export function readMallOrderSearch(typed: string): OrderSearch {
  const { number, ...rest } = parseOrderSearch(typed.normalize('NFKC').replace(/^\s*m/i, ''));
  return { ...rest, number: number === null ? null : `M${number}` };
}
