import { Button } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';

type AreaNotesProps = {
  /** Number of shops in the area. null while loading. */
  readonly total: number | null;
  readonly isAll: boolean;
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** True if a part of the visible map has not been searched yet. */
  readonly canSearch: boolean;
  readonly onSearch: () => void;
  readonly onRetry: () => void;
};

export function AreaNotes({ total, isAll, isBusy, error, canSearch, onSearch, onRetry }: AreaNotesProps) {
  return (
    <div className="pointer-events-none absolute inset-x-16 top-2 z-10 grid justify-items-center gap-2">
      {error && (
        <Button variant="secondary" icon="refresh" className="pointer-events-auto shadow-raised" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {!error && (canSearch || isBusy) && (
        <Button
          variant="secondary"
          icon="search"
          isBusy={isBusy}
          className="pointer-events-auto shadow-raised"
          onClick={onSearch}
        >
          <Trans>Search this area</Trans>
        </Button>
      )}
      <p
        role="status"
        className="rounded-full bg-surface px-3 py-1 text-center text-small text-soft shadow-card empty:hidden"
      >
        {error?.message}
        {total !== null && !error && <Found total={total} isAll={isAll} />}
      </p>
    </div>
  );
}

function Found({ total, isAll }: { readonly total: number; readonly isAll: boolean }) {
  if (total === 0) return <Trans>No matching restaurants here</Trans>;
  if (isAll) return <Plural value={total} one="# restaurant in this area" other="# restaurants in this area" />;
  return (
    <Plural
      value={total}
      one="The nearest restaurant; zoom in for more"
      other="The # nearest restaurants; zoom in for more"
    />
  );
}
