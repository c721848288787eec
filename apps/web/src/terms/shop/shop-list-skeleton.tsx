import { Loading, Skeleton } from '@chifan/ui';

const rows = [0, 1, 2, 3, 4, 5];

export function ShopListSkeleton() {
  return (
    <Loading>
      <div className="grid gap-2.5 px-4 pb-4">
        {rows.map((row) => (
          <div key={row} className="flex h-30 gap-2.5 rounded-card bg-surface p-2.5">
            <Skeleton className="size-18 shrink-0" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
