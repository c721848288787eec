import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type OrderRequest, quoteQuery } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { Quote } from './quote-changes.ts';

export type QuoteState = {
  /** What stands on screen; null before the first answer and when the request cannot be priced. */
  readonly quote: Quote | null;
  /** It belongs to the request on screen: only then may it be ordered. */
  readonly isCurrent: boolean;
  readonly error: Error | null;
  /** The total before, where it moved although the guest changed nothing. */
  readonly movedFrom: number | null;
  readonly retry: () => void;
};

/** Asks anew on each change of the request and before the price expires. */
export function useQuote(request: OrderRequest, isReady: boolean): QuoteState {
  const language = useLanguage();
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...quoteQuery(request, language), enabled: isReady });
  const isCurrent = data !== undefined && !isPlaceholderData && isReady;
  const movedFrom = useMovedTotal(JSON.stringify(request), isCurrent ? data.receipt.payable : null);
  return { quote: data ?? null, isCurrent, error, movedFrom, retry: () => void refetch() };
}

/** The total never moves unseen: remembers what it was when this very request was first priced. */
function useMovedTotal(request: string, total: number | null): number | null {
  const [first, setFirst] = useState<{ readonly request: string; readonly total: number } | null>(null);
  if (total !== null && first?.request !== request) setFirst({ request, total });
  return total !== null && first?.request === request && first.total !== total ? first.total : null;
}
