import { Loading, Skeleton } from '@chifan/ui';

/** The picture, the name and what there is to know, as DishPage lays them out. */
export function DishSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-48" />
      <div className="grid gap-3 p-4">
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-6 w-1/4" />
        <Skeleton className="h-16" />
        <Skeleton className="h-32" />
      </div>
    </Loading>
  );
}
