import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { EmptyState, ErrorState, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { OrderSheet } from '../../staff-order/detail/order-sheet.tsx';
import { useStoreOfflineOrders } from '../../staff-order/last-seen/use-store-offline-orders.ts';
import { JobActionButtons } from './actions/job-action-buttons.tsx';
import { BreakSection } from './break/break-section.tsx';
import { JobList, JobListSkeleton } from './card/job-card.tsx';
import { useJobs } from './jobs.ts';
import { useOwnPosition } from './position/own-position.ts';
import { ActionQueueNotices } from './queue/action-queue-notices.tsx';
import { applyQueuedActions } from './queue/apply-queued-actions.ts';
import { useAllQueuedActions } from './queue/use-action-queue.ts';
import { inRouteOrder, jobRoute } from './route/job-route.ts';
import { RouteCard } from './route/route-card.tsx';

export default function DeliveriesScreen() {
  const { data, error, refetch } = useJobs();
  useStoreOfflineOrders(data?.mine);
  const { isSharedWithGuests, position } = useOwnPosition();
  const queued = useAllQueuedActions();
  const isListed = (orderId: number) => data?.mine.some(({ id }) => id === orderId) ?? false;
  // The notices show queued actions of jobs that are not in the list, because another courier has the job now or
  // because the list cannot be loaded.
  const notes = <ActionQueueNotices isShown={(orderId) => !isListed(orderId)} isNumbered />;
  if (!data)
    return (
      <>
        {notes}
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <JobListSkeleton />}
      </>
    );
  const asDone = data.mine.map((job) =>
    applyQueuedActions(
      job,
      queued.filter(({ orderId }) => orderId === job.id),
    ),
  );
  const stops = jobRoute(position, asDone);
  const withQueuedState = (job: StaffOrder): StaffOrder => {
    const state = asDone.find(({ id }) => id === job.id)?.state ?? job.state;
    return { ...job, state };
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {notes}
      <BreakSection />
      {isSharedWithGuests && (
        <p className="flex items-center gap-2 text-small text-soft">
          <Icon name="pin" size={18} />
          {t`送餐途中，顾客可以看到你的位置，平台只看到约 100 米的大致位置；送达后顾客就看不到了。`}
        </p>
      )}
      {data.mine.length === 0 ? (
        <EmptyState icon="scooter" title={t`手上没有配送单`}>
          {t`到「可接订单」里接一单吧。`}
        </EmptyState>
      ) : (
        <>
          {data.mine.length > 1 && stops.length > 0 && <RouteCard stops={stops} />}
          <JobList
            jobs={inRouteOrder(data.mine.map(withQueuedState), stops)}
            moves={(job) => <JobActionButtons job={job} />}
          />
        </>
      )}
      <OrderSheet orders={data.mine} moves={(order) => <JobActionButtons job={order} />} />
    </div>
  );
}
