import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { kitchenCallNumber } from '@chifan/domain/ordering';
import { Card, classNames, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { joinList } from '../../../platform/language/join-list.ts';
import { clockTime, durationText } from '../../../platform/time.ts';
import { shopText } from '../../../texts/dish-name.tsx';
import type { JobStop } from './job-route.ts';

/**
 * The stops of several delivery jobs as one route, with the promised time at each guest's address (rule courier-31).
 */
export function RouteCard({ stops }: { readonly stops: readonly JobStop[] }) {
  return (
    <Card title={t`顺路路线`}>
      <ol aria-label={t`顺路路线`} className="grid gap-3">
        {stops.map((stop, place) => (
          <li
            key={`${stop.kind} ${stop.jobs.map(({ id }) => id).join(' ')}`}
            aria-current={place === 0 ? 'step' : undefined}
            className="flex gap-3"
          >
            <span
              aria-hidden
              className={classNames(
                'figures flex size-8 shrink-0 items-center justify-center rounded-full text-note font-bold',
                place === 0 ? 'bg-brand text-on-brand' : 'bg-sunken text-soft',
              )}
            >
              {place + 1}
            </span>
            <Stop stop={stop} isNext={place === 0} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Stop({ stop: { kind, jobs, metres }, isNext }: { readonly stop: JobStop; readonly isNext: boolean }) {
  const numbers = joinList(jobs.map((job) => `#${kitchenCallNumber(job)}`));
  const [first] = jobs;
  if (!first) return null;
  const kilometres = metres === null ? null : (metres / 1000).toFixed(1);
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className={isNext ? 'font-semibold' : undefined}>
          {kind === 'collect' ? t`到店取餐 ${numbers}` : t`送达 ${numbers}`}
        </span>
        {kilometres !== null && <span className="figures text-note text-soft">{t`${kilometres} 公里`}</span>}
      </p>
      <p className="text-note wrap-anywhere text-soft">
        {kind === 'collect' ? shopText(first) : (first.address?.addressZh ?? '')}
      </p>
      {kind === 'collect' ? <FoodState jobs={jobs} /> : <Promised jobs={jobs} />}
    </div>
  );
}

function FoodState({ jobs }: { readonly jobs: readonly StaffOrder[] }) {
  const isReady = jobs.every(({ state }) => state === 'to_be_picked_up');
  return (
    <p className={classNames('text-note', isReady ? 'text-good' : 'text-soft')}>{isReady ? t`餐已做好` : t`制作中`}</p>
  );
}

/** Shows the earliest promised time of the jobs at a stop. */
function Promised({ jobs }: { readonly jobs: readonly StaffOrder[] }) {
  const now = useNow();
  const [promisedAt = ''] = jobs.map((job) => job.promisedAt).toSorted();
  const due = clockTime(promisedAt, now);
  const late = Math.ceil((now.getTime() - Date.parse(promisedAt)) / 60_000);
  const time = durationText(late);
  return (
    <p className={classNames('text-note', late > 0 ? 'font-semibold text-bad' : 'text-soft')}>
      {late > 0 ? t`${due} 前送达，已超时 ${time}` : t`${due} 前送达`}
    </p>
  );
}
