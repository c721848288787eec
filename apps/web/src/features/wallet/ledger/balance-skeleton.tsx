import { Loading, Skeleton } from '@chifan/ui';

/** The balance's card and the ledger's rows. */
export const BalanceSkeleton = () => (
  <Loading>
    <div className="grid gap-4 p-4">
      <Skeleton className="h-32" />
      <Skeleton className="h-6 w-1/3" />
      <Skeleton className="h-64" />
    </div>
  </Loading>
);
