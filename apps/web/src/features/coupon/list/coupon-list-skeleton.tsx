import { Loading, Skeleton } from '@chifan/ui';

export const CouponListSkeleton = () => (
  <Loading>
    <div className="grid gap-3 p-4">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-36" />
      ))}
    </div>
  </Loading>
);
