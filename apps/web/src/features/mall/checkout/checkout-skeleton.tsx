import { Loading, Skeleton } from '@chifan/ui';

/** Address, lines, remark and points, as they will stand. */
export const CheckoutSkeleton = () => (
  <Loading>
    <div className="grid gap-4 p-4">
      <Skeleton className="h-36 rounded-card!" />
      <Skeleton className="h-24 rounded-card!" />
      <Skeleton className="h-32 rounded-card!" />
      <Skeleton className="h-32 rounded-card!" />
    </div>
  </Loading>
);
