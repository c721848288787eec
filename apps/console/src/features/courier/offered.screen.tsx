import { EmptyState, ErrorState } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useStaff } from '../../platform/staff.ts';
import { JobList, JobListSkeleton } from './job-list.tsx';
import { useJobs } from './jobs.ts';
import { TakeButton } from './take-button.tsx';

/** Deliveries that nobody has taken. */
export default function OfferedScreen() {
  const { data, error, refetch } = useJobs();
  const { isOnDuty } = useStaff();
  if (!isOnDuty)
    return (
      <EmptyState icon="scooter" title={t`还没上班`}>
        {t`点右上角的「上班」就能接单。`}
      </EmptyState>
    );
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <JobListSkeleton />;
  if (data.offered.length === 0)
    return (
      <EmptyState icon="bag" title={t`暂无可接订单`}>
        {t`有新的配送时会自动出现在这里。`}
      </EmptyState>
    );
  return <JobList jobs={data.offered} moves={(job) => <TakeButton job={job} />} />;
}
