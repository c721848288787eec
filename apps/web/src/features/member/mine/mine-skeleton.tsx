import { Loading, Skeleton } from '@chifan/ui';

/** In the heights of head, balance, orders and rows. */
export function MineSkeleton() {
  return (
    <Loading>
      <div className="flex items-center gap-4 bg-brand px-4 pt-2 pb-16">
        <div className="size-14 rounded-full bg-surface" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      </div>
      <div className="-mt-14 grid gap-3 px-4">
        <Skeleton className="h-16 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-42 rounded-card" />
      </div>
    </Loading>
  );
}
