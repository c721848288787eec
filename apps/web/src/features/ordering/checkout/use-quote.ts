import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Quote } from '../../../data/ordering.ts';

export type QuoteState<Told extends Quote> = {
  /** null before the first answer, and if the request cannot be priced. */
  readonly quote: Told | null;
  /** Whether the quote belongs to the request on screen, which may then be ordered. */
  readonly isCurrent: boolean;
  readonly error: Error | null;
  /** The earlier total, if it changed without a change by the guest. */
  readonly movedFrom: number | null;
  readonly retry: () => void;
};

/** `asked`: a query that fetches a quote for each change of the request and before the quote expires. */
export function useQuote<Told extends Quote>(
  request: object,
  { data, error, isPlaceholderData, refetch }: UseQueryResult<Told>,
  isReady = true,
): QuoteState<Told> {
  const isCurrent = data !== undefined && !isPlaceholderData && isReady;
  const movedFrom = useMovedTotal(JSON.stringify(request), isCurrent ? data.receipt.payable : null);
  return { quote: data ?? null, isCurrent, error, movedFrom, retry: () => void refetch() };
}

/** Stores the total of the request's first quote, so that no change goes unnoticed. */
function useMovedTotal(request: string, total: number | null): number | null {
  const [first, setFirst] = useState<{ readonly request: string; readonly total: number } | null>(null);
  if (total !== null && first?.request !== request) setFirst({ request, total });
  return total !== null && first?.request === request && first.total !== total ? first.total : null;
}
