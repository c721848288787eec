import { Loading, Skeleton } from '@chifan/ui';
import { boardColumns } from './board-columns.ts';

/** The columns of the board, each with the outline of a card. */
export function BoardSkeleton() {
  return (
    <Loading>
      <div className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col">
        {boardColumns.slice(0, 4).map((column, place) => (
          <div key={column} className={place === 0 ? 'grid gap-3' : 'hidden gap-3 lg:grid'}>
            <Skeleton className="h-6 w-24" />
            <Skeleton className="h-64" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
