import { Loading, Skeleton } from '@chifan/ui';

/** The picture, the name, the price and what there is to know, as ProductPage lays them out. */
export const ProductSkeleton = () => (
  <Loading>
    <Skeleton className="h-56 rounded-none!" />
    <div className="grid gap-3 p-4">
      <Skeleton className="h-7 w-3/4" />
      <Skeleton className="h-7 w-1/3" />
      <Skeleton className="h-16" />
      <Skeleton className="h-24" />
      <Skeleton className="h-28" />
    </div>
  </Loading>
);
