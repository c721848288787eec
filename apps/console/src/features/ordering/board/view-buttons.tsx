import { classNames } from '@chifan/ui';
import { t } from '@lingui/core/macro';

type ViewButtonsProps<View extends string> = {
  readonly views: readonly View[];
  readonly labels: Readonly<Record<View, () => string>>;
  /** Number of orders of each view. */
  readonly counts: Readonly<Record<View, number>>;
  readonly chosen: View;
  readonly onChoose: (view: View) => void;
  readonly className?: string;
};

/** Row of buttons that choose which open orders the board shows. */
export function ViewButtons<View extends string>({
  views,
  labels,
  counts,
  chosen,
  onChoose,
  className,
}: ViewButtonsProps<View>) {
  return (
    <div role="group" aria-label={t`订单分组`} className={classNames('flex', className)}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === chosen}
          onClick={() => onChoose(view)}
          className={classNames(
            'flex min-h-12 min-w-11 flex-auto items-center justify-center gap-1 border-b-2 px-1 text-note',
            view === chosen ? 'border-brand font-semibold text-ink' : 'border-transparent text-soft',
          )}
        >
          {labels[view]()}
          {counts[view] > 0 && <span className="figures font-semibold">{counts[view]}</span>}
        </button>
      ))}
    </div>
  );
}
