import { Loading, Skeleton } from '@chifan/ui';

/** Address, hours, fees: cards below each other. */
export function DetailsSkeleton() {
  return (
    <Loading>
      <div className="grid gap-3 p-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-64" />
        <Skeleton className="h-40" />
      </div>
    </Loading>
  );
}
