import { Button, ErrorState, Loading, Skeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { type Page, type PagedQuery, usePage } from './paged-query.ts';

type PagedListProps<Entry> = {
  readonly query: PagedQuery<Page<Entry>>;
  readonly skeleton: ReactNode;
  readonly nothing: ReactNode;
  readonly children: (records: readonly Entry[]) => ReactNode;
};

export function PagedList<Entry>({ query, skeleton, nothing, children }: PagedListProps<Entry>) {
  const [pageNo, setPageNo] = useState(1);
  const { data: page, error, refetch } = usePage(query, pageNo);
  const data = useExistingPage(page, setPageNo);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : skeleton;
  if (data.records.length === 0) return nothing;
  return (
    <>
      {children(data.records)}
      <Pager page={data} pageNo={pageNo} onTurn={setPageNo} />
    </>
  );
}

type PagedCardsProps<Entry> = Pick<PagedListProps<Entry>, 'query' | 'nothing'> & {
  readonly height: string;
  readonly card: (entry: Entry) => ReactNode;
};

export function PagedCards<Entry extends { readonly id: number }>({ height, card, ...list }: PagedCardsProps<Entry>) {
  const skeleton = (
    <Loading>
      <div className="grid gap-4 xl:grid-cols-2">
        {[0, 1, 2, 3].map((at) => (
          <Skeleton key={at} className={height} />
        ))}
      </div>
    </Loading>
  );
  return (
    <PagedList {...list} skeleton={skeleton}>
      {(records) => (
        <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2 xl:items-start">
          {records.map((entry) => (
            <li key={entry.id}>{card(entry)}</li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

type PagerProps = {
  readonly page: Page;
  /** Number of the requested page. The previous page stays on screen until the requested one is loaded. */
  readonly pageNo: number;
  readonly onTurn: (pageNo: number) => void;
};

export function Pager({ page: { total, pageSize }, pageNo, onTurn }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1) return null;
  const turn = (to: number) => {
    onTurn(to);
    scrollTo({ top: 0 });
  };
  return (
    <nav aria-label={t`翻页`} className="mt-4 flex items-center justify-center gap-4">
      <Button variant="secondary" disabled={pageNo <= 1} onClick={() => turn(pageNo - 1)}>
        {t`上一页`}
      </Button>
      <span className="figures text-note text-soft">{t`第 ${pageNo} / ${pages} 页`}</span>
      <Button variant="secondary" disabled={pageNo >= pages} onClick={() => turn(pageNo + 1)}>
        {t`下一页`}
      </Button>
    </nav>
  );
}

/**
 * Turns to the last existing page if the current page has become empty, for example after a removal. @returns
 * undefined while the page is loading or the hook turns to another page.
 */
export function useExistingPage<Loaded extends Page>(
  page: Loaded | undefined,
  onTurn: (pageNo: number) => void,
): Loaded | undefined {
  const lastPage = page && lastExistingPage(page);
  useEffect(() => {
    if (lastPage !== undefined) onTurn(lastPage);
  }, [lastPage, onTurn]);
  return lastPage === undefined ? page : undefined;
}

/**
 * Returns the number of the last page with records if the current page has none. If the list reports a total of 0, as
 * some lists do for a page beyond the end, returns the previous page. Undefined if the current page has records or is
 * the first page.
 */
export function lastExistingPage({ records, total, pageNo, pageSize }: Page): number | undefined {
  if (records.length > 0 || pageNo <= 1) return undefined;
  return Math.min(pageNo - 1, total === 0 ? pageNo : Math.ceil(total / pageSize));
}
