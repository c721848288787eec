import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Quote } from '../../../data/ordering.ts';

export type QuoteState<Told extends Quote> = {
  /** null before the first response, and if the server cannot price the request. */
  readonly quote: Told | null;
  /** True if the quote is for the request on the screen. Only such a quote can be ordered. */
  readonly isCurrent: boolean;
  readonly error: Error | null;
  /** The earlier total, if a new quote changed the total although the guest changed nothing. Otherwise null. */
  readonly movedFrom: number | null;
  readonly retry: () => void;
};

/** Reads a quote from a query. The query fetches a new quote when the request changes and before the quote expires. */
export function useQuote<Told extends Quote>(
  request: object,
  { data, error, isPlaceholderData, refetch }: UseQueryResult<Told>,
  isReady = true,
): QuoteState<Told> {
  const isCurrent = data !== undefined && !isPlaceholderData && isReady;
  const movedFrom = useMovedTotal(JSON.stringify(request), isCurrent ? data.receipt.payable : null);
  return { quote: data ?? null, isCurrent, error, movedFrom, retry: () => void refetch() };
}

/**
 * Remembers the total of a request’s first quote. Returns that total if a later quote for the same request has another
 * total.
 */
function useMovedTotal(request: string, total: number | null): number | null {
  const [first, setFirst] = useState<{ readonly request: string; readonly total: number } | null>(null);
  if (total !== null && first?.request !== request) setFirst({ request, total });
  return total !== null && first?.request === request && first.total !== total ? first.total : null;
}
