import { Loading, Skeleton } from '@chifan/ui';

const rows = [0, 1, 2, 3, 4];

const Rows = () => (
  <div className="grid gap-2 pe-2 pt-2">
    {rows.map((row) => (
      <div key={row} className="flex gap-3 rounded-card bg-surface p-2">
        <Skeleton className="size-20 shrink-0" />
        <div className="grid flex-1 content-start gap-2 py-1">
          <Skeleton className="h-4" />
          <Skeleton className="mt-4 h-5 w-1/2" />
        </div>
      </div>
    ))}
  </div>
);

/** Placeholder of the mall’s products. `isWithin` is true if the list of categories is already visible. */
export function MenuSkeleton({ isWithin = false }: { readonly isWithin?: boolean }) {
  if (isWithin) {
    return (
      <Loading>
        <Rows />
      </Loading>
    );
  }
  return (
    <Loading>
      <div className="grid grid-cols-[min(5rem,30vw)_minmax(0,1fr)]">
        <div className="grid content-start gap-4 p-2 pt-4">
          {rows.map((row) => (
            <Skeleton key={row} className="h-8" />
          ))}
        </div>
        <div className="pt-2">
          <Skeleton className="mx-4 h-9 rounded-full!" />
          <Rows />
        </div>
      </div>
    </Loading>
  );
}
