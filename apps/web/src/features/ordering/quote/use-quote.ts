import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { type OrderWish, quoteQuery } from '../ordering.query.ts';
import type { Quote } from './quote-changes.ts';

export type QuoteState = {
  /** What stands on screen; null before the first answer and when the wish cannot be priced. */
  readonly quote: Quote | null;
  /** It belongs to the wish on screen: only then may it be ordered. */
  readonly isCurrent: boolean;
  readonly error: Error | null;
  /** The total before, where it moved although the guest changed nothing. */
  readonly movedFrom: number | null;
  readonly retry: () => void;
};

/** Asks anew on each change of the wish and before the price expires. */
export function useQuote(wish: OrderWish, isReady: boolean): QuoteState {
  const language = useLanguage();
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...quoteQuery(wish, language), enabled: isReady });
  const isCurrent = data !== undefined && !isPlaceholderData && isReady;
  const movedFrom = useMovedTotal(JSON.stringify(wish), isCurrent ? data.receipt.payable : null);
  return { quote: data ?? null, isCurrent, error, movedFrom, retry: () => void refetch() };
}

/** The total never moves unseen: remembers what it was when this very wish was first priced. */
function useMovedTotal(wish: string, total: number | null): number | null {
  const [first, setFirst] = useState<{ readonly wish: string; readonly total: number } | null>(null);
  if (total !== null && first?.wish !== wish) setFirst({ wish, total });
  return total !== null && first?.wish === wish && first.total !== total ? first.total : null;
}
