import type { StaffOrder } from '@chifan/contract/ordering';
import { Button, EmptyState, ErrorState } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../platform/api.ts';
import { useStaff } from '../../platform/staff.ts';
import { useAction } from '../../platform/use-action.ts';
import { JobList, JobListSkeleton } from './card/job-card.tsx';
import { useJobs } from './jobs.ts';

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

function TakeButton({ job }: { readonly job: StaffOrder }) {
  const navigate = useNavigate();
  const take = useAction(() => api('/rest/courier/job/take', { orderId: job.id }), {
    success: () => t`接单成功，请前往取餐`,
    onDone: () => void navigate({ to: '/deliveries' }),
  });
  return (
    <Button isWide isBusy={take.isPending} onClick={() => take.mutate(undefined)} className="min-h-14">
      {t`接这一单`}
    </Button>
  );
}
