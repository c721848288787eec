import { scrollThresholdPx } from '@chifan/domain/app';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../actions/button.tsx';

export type PaginatedQuery = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
};

type MoreProps = {
  readonly of: PaginatedQuery;
  readonly children: ReactNode;
};

/** Button that loads the next page of a list. */
export function LoadMoreButton({ of: pages, children }: MoreProps) {
  if (!pages.hasNextPage) return null;
  return (
    <Button variant="secondary" isWide isBusy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
      {children}
    </Button>
  );
}

/**
 * Loads the next page of a list when the end of the list is nearly visible. Keyboard users can load it with a button.
 */
export function InfiniteScroll({ of: pages, children, className }: MoreProps & { readonly className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(() => void pages.fetchNextPage());
  const { hasNextPage, isFetchingNextPage } = pages;
  useEffect(() => {
    if (!hasNextPage || isFetchingNextPage || place.current === null) return undefined;
    const nearness = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), {
      rootMargin: `${scrollThresholdPx}px`,
    });
    nearness.observe(place.current);
    return () => nearness.disconnect();
  }, [hasNextPage, isFetchingNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={place} className={className}>
      <LoadMoreButton of={pages}>{children}</LoadMoreButton>
    </div>
  );
}
