import { EmptyState, ErrorState } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { OrderSheet } from '../../staff-order/detail/order-sheet.tsx';
import { JobList, JobListSkeleton } from './job-card.tsx';
import { JobMoves } from './job-move-buttons.tsx';
import { useJobs } from './jobs.ts';

export default function DeliveriesScreen() {
  const { data, error, refetch } = useJobs();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <JobListSkeleton />;
  return (
    <>
      {data.mine.length === 0 ? (
        <EmptyState icon="scooter" title={t`手上没有配送单`}>
          {t`到「可接订单」里接一单吧。`}
        </EmptyState>
      ) : (
        <JobList jobs={data.mine} moves={(job) => <JobMoves job={job} />} />
      )}
      <OrderSheet orders={data.mine} moves={(order) => <JobMoves job={order} />} />
    </>
  );
}
