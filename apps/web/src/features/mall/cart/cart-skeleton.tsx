import { Loading, Skeleton } from '@chifan/ui';

const rows = [0, 1, 2];

export const CartSkeleton = () => (
  <Loading>
    <div className="grid gap-3 p-4">
      {rows.map((row) => (
        <div key={row} className="flex gap-3 rounded-card bg-surface p-3">
          <Skeleton className="size-20 shrink-0" />
          <div className="grid flex-1 content-start gap-2 py-1">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="mt-4 h-5 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
);
