import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { type CompassDirection, jobGroups } from '@chifan/domain/dispatch';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { JobList } from '../card/job-card.tsx';
import type { WayOfJob } from '../jobs.ts';

const directionLabels: Readonly<Record<CompassDirection, () => string>> = {
  north: () => t`往北`,
  north_east: () => t`往东北`,
  east: () => t`往东`,
  south_east: () => t`往东南`,
  south: () => t`往南`,
  south_west: () => t`往西南`,
  west: () => t`往西`,
  north_west: () => t`往西北`,
};

type JobGroupsProps = {
  readonly jobs: readonly StaffOrder[];
  readonly ways: readonly WayOfJob[];
  /** True if the courier already has delivery jobs. The jobs are then sorted by detour and not grouped by direction. */
  readonly hasJobs: boolean;
  readonly moves: (job: StaffOrder) => ReactNode;
};

/**
 * Groups open delivery jobs by the direction of the guests' addresses. For a courier who already has jobs, sorts them
 * by the detour that each would add (rule courier-32).
 */
export function JobGroups({ jobs, ways, hasJobs, moves }: JobGroupsProps) {
  const listed = jobs.flatMap((job) => {
    const way = ways.find(({ orderId }) => orderId === job.id);
    return way === undefined ? [] : [{ ...way, job }];
  });
  const unknown = jobs.filter((job) => !ways.some(({ orderId }) => orderId === job.id));
  return (
    <>
      {jobGroups(listed, hasJobs).map(({ direction, jobs: grouped }) => {
        const count = grouped.length;
        const way = direction === null ? t`顺路` : directionLabels[direction]();
        return (
          <section key={direction} aria-label={way} className="grid gap-2">
            <h2 className="flex items-baseline gap-2 font-semibold">
              {way}
              <span className="text-note font-normal text-soft">{t`${count} 单`}</span>
            </h2>
            <JobList
              jobs={grouped.map(({ job }) => job)}
              about={(job) => hasJobs && <Detour way={grouped.find(({ orderId }) => orderId === job.id)} />}
              moves={moves}
            />
          </section>
        );
      })}
      {unknown.length > 0 && <JobList jobs={unknown} moves={moves} />}
    </>
  );
}

function Detour({ way }: { readonly way: WayOfJob | undefined }) {
  if (way === undefined) return null;
  const kilometres = (way.detourMetres / 1000).toFixed(1);
  return (
    <p className="text-note font-semibold text-good">
      {way.detourMetres === 0 ? t`完全顺路，不绕路` : t`顺路，多走约 ${kilometres} 公里`}
    </p>
  );
}
