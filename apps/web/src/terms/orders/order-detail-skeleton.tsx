import { Loading, Skeleton } from '@chifan/ui';

/** The parts of an order in their usual heights. */
export const OrderDetailSkeleton = () => (
  <Loading>
    <div className="grid gap-4 p-4">
      <Skeleton className="h-40" />
      <Skeleton className="h-36" />
      <Skeleton className="h-56" />
      <Skeleton className="h-40" />
    </div>
  </Loading>
);
