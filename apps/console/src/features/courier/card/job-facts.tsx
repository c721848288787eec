import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { classNames, Icon, Money, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { clockTime, durationText } from '../../../platform/time.ts';

const underWay: readonly StaffOrder['state'][] = ['delivering', 'to_be_picked_up', 'to_be_delivered'];

/** The facts with which a courier decides whether to take a job: the pay, the distances and the deadline. */
export function JobFacts({ job }: { readonly job: StaffOrder }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      {underWay.includes(job.state) && <DueTime job={job} />}
      {job.courierFee !== null && (
        <p className="text-note text-soft">
          {t`配送费`} <Money amount={job.courierFee} className="text-title font-bold text-ink" />
        </p>
      )}
    </div>
  );
}

/**
 * Shows the deadline of the delivery, which is the time promised to the guest. Staff cannot change the time (rule
 * ordering-102).
 */
function DueTime({ job: { promisedAt, readyAt, state } }: { readonly job: StaffOrder }) {
  const now = useNow();
  const due = clockTime(promisedAt, now);
  const minutes = Math.ceil((Date.parse(promisedAt) - now.getTime()) / 60_000);
  const isLate = minutes < 0;
  const time = durationText(Math.abs(minutes));
  return (
    <div>
      <p className={classNames('flex items-center gap-1.5 font-semibold', isLate && 'text-bad')}>
        <Icon name="clock" size={20} />
        {isLate ? t`${due} 前送达，已超时 ${time}` : t`${due} 前送达，还有 ${time}`}
      </p>
      {readyAt !== null && state === 'to_be_picked_up' && <p className="text-note text-good">{t`餐已做好，可取`}</p>}
    </div>
  );
}
