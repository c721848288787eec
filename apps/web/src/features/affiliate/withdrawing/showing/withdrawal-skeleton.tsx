import { Loading, Skeleton } from '@chifan/ui';

/** Two cards, or the list's rows. */
export const WithdrawalSkeleton = () => (
  <Loading>
    <div className="grid gap-4 p-4">
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  </Loading>
);
