import type { StaffOrder } from '@chifan/contract/ordering';
import { Loading, Skeleton } from '@chifan/ui';
import type { ReactNode } from 'react';
import { JobCard } from './job-card.tsx';

type JobListProps = { readonly jobs: readonly StaffOrder[]; readonly moves: (job: StaffOrder) => ReactNode };

export function JobList({ jobs, moves }: JobListProps) {
  return (
    <ul className="mx-auto grid max-w-xl gap-3 lg:max-w-none lg:grid-cols-2 xl:grid-cols-3">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job}>{moves(job)}</JobCard>
        </li>
      ))}
    </ul>
  );
}

export function JobListSkeleton() {
  return (
    <Loading>
      <div className="mx-auto grid max-w-xl gap-3 lg:max-w-none lg:grid-cols-2 xl:grid-cols-3">
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} className="h-72" />
        ))}
      </div>
    </Loading>
  );
}
