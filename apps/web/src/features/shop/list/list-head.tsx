import { Icon, IconButton, type IconName } from '@chifan/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { EstimateNote } from '../../../terms/shop/estimate-note.tsx';
import type { ListFilter } from './list-filter.ts';

type ListHeadProps = {
  /** Number of shops found. null while loading. */
  readonly total: number | null;
  readonly view: ListFilter['view'];
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly onView?: (view: ListFilter['view']) => void;
};

/** Screen readers announce the number of shops. The refresh button is for guests who do not pull down to refresh. */
export function ListHead({ total, view, isRefreshing, onRefresh, onView }: ListHeadProps) {
  const { t } = useLingui();
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-1 ps-4 pe-2">
      <div className="min-w-min flex-1 py-1">
        <p role="status" className="text-note text-soft">
          {total !== null && <Plural value={total} one="# restaurant" other="# restaurants" />}
        </p>
        {view === 'list' && <EstimateNote />}
      </div>
      {view === 'list' && (
        <IconButton
          icon="refresh"
          label={t`Refresh list`}
          aria-busy={isRefreshing || undefined}
          disabled={isRefreshing}
          onClick={onRefresh}
        />
      )}
      {onView && (
        <ViewButton
          icon={view === 'list' ? 'map' : 'list'}
          label={view === 'list' ? t`Map` : t`List`}
          onPress={() => onView(view === 'list' ? 'map' : 'list')}
        />
      )}
    </div>
  );
}

type ViewButtonProps = { readonly icon: IconName; readonly label: string; readonly onPress: () => void };

function ViewButton({ icon, label, onPress }: ViewButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-11 min-w-11 items-center gap-1.5 rounded-full px-3 text-note font-semibold text-link active:bg-sunken"
    >
      <Icon name={icon} size={20} />
      {label}
    </button>
  );
}
