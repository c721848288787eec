import { classNames, Icon, type IconName } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { JobStage } from '../board-view.ts';

export const stageLabels: Readonly<Record<JobStage, () => string>> = {
  free: () => t`待派单`,
  fetching: () => t`取餐中`,
  bringing: () => t`配送中`,
};

/** Each stage of a delivery job has its own shape, icon and colour, because colour alone is not accessible. */
const shapes: Readonly<Record<JobStage, { readonly icon: IconName; readonly shape: string }>> = {
  free: { icon: 'bag', shape: 'rounded-small border-warn text-warn' },
  fetching: { icon: 'shop', shape: 'rounded-full border-link text-link' },
  bringing: { icon: 'home', shape: 'rounded-full rounded-ee-none border-good text-good' },
};

type JobMarkProps = { readonly stage: JobStage; readonly isLate?: boolean; readonly count?: number };

/** The mark of a job on the map. The mark of a late job is red with an exclamation mark. */
export function JobMark({ stage, isLate = false, count = 1 }: JobMarkProps) {
  const { icon, shape } = shapes[stage];
  return (
    <span
      aria-hidden
      className={classNames(
        'relative flex size-9 items-center justify-center border-3 bg-surface font-bold shadow-raised',
        shape,
        isLate && 'border-bad! bg-bad-tint! text-bad!',
      )}
    >
      {count > 1 ? <span className="figures text-note">{count}</span> : <Icon name={icon} size={20} />}
      {isLate && (
        <span className="absolute -end-2 -top-2 flex size-5 items-center justify-center rounded-full bg-bad text-small leading-none font-bold text-surface">
          !
        </span>
      )}
    </span>
  );
}

type CourierMarkProps = {
  readonly jobs: number;
  readonly isTold?: boolean;
  readonly isResting?: boolean;
  readonly count?: number;
};

/**
 * Mark of a courier on the map. The mark of a courier without a job is an outline, and otherwise it is filled and shows
 * the number of jobs. The outline is dashed if the courier no longer reports a position and the mark is at the last
 * known position. A courier on a break has another icon.
 */
export function CourierMark({ jobs, isTold = true, isResting = false, count = 1 }: CourierMarkProps) {
  const isBusy = jobs > 0;
  return (
    <span
      aria-hidden
      className={classNames(
        'flex h-9 min-w-9 items-center justify-center gap-0.5 rounded-full border-2 border-ink px-1 shadow-raised',
        isBusy ? 'bg-ink text-canvas' : 'bg-surface text-ink',
        !isTold && 'border-dashed border-edge!',
      )}
    >
      <Icon name={isResting ? 'pause' : 'scooter'} size={18} />
      {(isBusy || count > 1) && <span className="figures text-small font-bold">{count > 1 ? `×${count}` : jobs}</span>}
    </span>
  );
}
