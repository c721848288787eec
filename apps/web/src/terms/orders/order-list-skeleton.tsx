import { Loading, Skeleton } from '@chifan/ui';

const rows = [0, 1, 2, 3, 4];

/** Cards as the lists of orders lay them out. */
export function OrderListSkeleton() {
  return (
    <Loading>
      <div className="grid gap-3 px-4 pb-4">
        {rows.map((row) => (
          <div key={row} className="grid gap-3 rounded-card bg-surface p-4">
            <div className="flex justify-between gap-4">
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-6 w-1/4" />
            </div>
            <div className="flex gap-3">
              <Skeleton className="size-14" />
              <Skeleton className="h-6 flex-1" />
            </div>
            <Skeleton className="h-5 w-1/3" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
