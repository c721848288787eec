import { Loading, Skeleton } from '@chifan/ui';

const tiles = [0, 1, 2, 3, 4, 5];

export const ProductsSkeleton = () => (
  <Loading>
    <div className="grid grid-cols-2 gap-3 px-4">
      {tiles.map((tile) => (
        <div key={tile} className="overflow-hidden rounded-card bg-surface">
          <Skeleton className="aspect-square rounded-none!" />
          <div className="grid gap-2 p-2.5">
            <Skeleton className="h-4" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
);
