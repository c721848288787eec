import { Loading, Skeleton } from '@chifan/ui';

/** New orders, and the outline of a few cards. */
export function BoardSkeleton() {
  return (
    <Loading>
      <div className="grid gap-3">
        <Skeleton className="h-6 w-24" />
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3">
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} className="h-64" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
