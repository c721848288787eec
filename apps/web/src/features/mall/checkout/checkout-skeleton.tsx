import { Loading, Skeleton } from '@chifan/ui';

/** Address, lines, remark and points, as they will stand. */
export const CheckoutSkeleton = () => (
  <Loading>
    <div className="grid gap-4 p-4">
      <Skeleton className="h-36" />
      <Skeleton className="h-24" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  </Loading>
);
