import { Loading, Skeleton } from '@chifan/ui';

const rows = [0, 1, 2, 3, 4, 5];

export function TextSkeleton({ rowHeight }: { readonly rowHeight: `h-${number}` }) {
  return (
    <Loading>
      <div className="grid gap-3 p-4">
        {rows.map((row) => (
          <Skeleton key={row} className={rowHeight} />
        ))}
      </div>
    </Loading>
  );
}
