import { useEffect } from 'react';

type Page = {
  readonly records: readonly unknown[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
};

/**
 * A page of a list as it is shown. Where its last record has gone meanwhile, decided on or moved elsewhere, whoever looked at
 * it is led back to the page that is now the last.
 * @returns undefined while it loads or leads back.
 */
export function useShownPage<Loaded extends Page>(
  page: Loaded | undefined,
  onTurn: (pageNo: number) => void,
): Loaded | undefined {
  const lastPage = page && pageToGoBackTo(page);
  useEffect(() => {
    if (lastPage !== undefined) onTurn(lastPage);
  }, [lastPage, onTurn]);
  return lastPage === undefined ? page : undefined;
}

/** Undefined where somebody stands on a page that there is. Some lists know no total beyond their end: one page back, then. */
export function pageToGoBackTo({ records, total, pageNo, pageSize }: Page): number | undefined {
  if (records.length > 0 || pageNo <= 1) return undefined;
  return Math.min(pageNo - 1, total === 0 ? pageNo : Math.ceil(total / pageSize));
}
