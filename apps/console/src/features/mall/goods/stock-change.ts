import { wholeNumber } from '../../../forms/whole-number.ts';

export type StockForm = { readonly way: 'more' | 'less'; readonly typed: string };

const most = 1_000_000;

/** So many pieces more or, below nothing, less; null where it is no number, or more than are there. */
export function stockChange({ way, typed }: StockForm, stock: number): number | null {
  const pieces = wholeNumber(typed, { least: 1, most });
  if (pieces === null || (way === 'less' && pieces > stock)) return null;
  return way === 'more' ? pieces : -pieces;
}
