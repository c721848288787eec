import { wholeNumber } from '../../../forms/whole-number.ts';

export type StockForm = { readonly way: 'more' | 'less'; readonly typed: string };

const most = 1_000_000;

/**
 * The change of the stock in units, negative for fewer units. Null if the input is invalid or larger than the stock.
 */
export function stockChange({ way, typed }: StockForm, stock: number): number | null {
  const pieces = wholeNumber(typed, { least: 1, most });
  if (pieces === null || (way === 'less' && pieces > stock)) return null;
  return way === 'more' ? pieces : -pieces;
}
