import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={classNames('animate-glimmer rounded-small bg-sunken', className)} />;
}

/** Placeholder during loading, which screen readers announce. */
export function Loading({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{t`Loading`}</span>
      {children}
    </div>
  );
}

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Placeholder for a list of dish or shop cards. A row is 112 px high, like such a card. */
export function CardListSkeleton({ count = 5 }: { readonly count?: number }) {
  return (
    <Loading>
      <div className="grid gap-3 p-4">
        {rows(count).map((row) => (
          <div key={row} className="flex gap-3 rounded-card bg-surface p-2">
            <Skeleton className="size-24 shrink-0" />
            <div className="grid flex-1 content-start gap-2 py-1">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="mt-4 h-5 w-1/4" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

const textPage = ['h-8 w-2/3', 'h-24', 'h-12', 'h-12'];

/**
 * Placeholder for a screen. `blocks` has CSS size classes, one item per block. The default is a page of text or fields.
 */
export function PageSkeleton({ blocks = textPage }: { readonly blocks?: readonly string[] }) {
  return (
    <Loading>
      <div className="grid gap-4 p-4">
        {blocks.map((size, index) => (
          <Skeleton key={index} className={size} />
        ))}
      </div>
    </Loading>
  );
}
