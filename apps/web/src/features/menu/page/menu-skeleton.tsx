import { Loading, Skeleton } from '@chifan/ui';

const rows = [0, 1, 2, 3];

/** The head, the tabs, the rail and dishes, as they will stand. */
export function MenuSkeleton() {
  return (
    <Loading>
      <div className="flex gap-3 bg-surface p-4">
        <Skeleton className="size-24 shrink-0" />
        <div className="grid flex-1 content-start gap-2">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      </div>
      <Skeleton className="mx-4 h-12 rounded-full" />
      <Skeleton className="mt-3 h-12" />
      <div className="grid grid-cols-[5rem_minmax(0,1fr)] pt-2">
        <div className="grid content-start gap-4 p-2">
          {rows.map((row) => (
            <Skeleton key={row} className="h-8" />
          ))}
        </div>
        <div className="grid gap-2 pe-2">
          {rows.map((row) => (
            <div key={row} className="flex h-44 gap-3 rounded-card bg-surface p-2">
              <Skeleton className="size-24 shrink-0" />
              <div className="grid flex-1 content-start gap-2">
                <Skeleton className="h-5 w-3/4" />
                <Skeleton className="h-4 w-1/2" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
