import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Button, EmptyState, ErrorState, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../platform/api.ts';
import { useStaff } from '../../platform/staff.ts';
import { useAction } from '../../platform/use-action.ts';
import { StickyActions } from '../../staff-order/actions/sticky-actions.tsx';
import { OfferBar } from './actions/offer-bar.tsx';
import { BreakSection } from './break/break-section.tsx';
import { useBreak } from './break/use-break.ts';
import { JobListSkeleton } from './card/job-card.tsx';
import { type CourierOffer, useJobs } from './jobs.ts';
import { JobGroups } from './route/job-groups.tsx';

export default function OfferedScreen() {
  const { data, error, refetch } = useJobs();
  const { isOnDuty } = useStaff();
  const isOnBreak = useBreak() !== null;
  if (!isOnDuty)
    return (
      <EmptyState icon="scooter" title={t`你还没上线`}>
        {t`点右上角的「上线」就能接单。`}
      </EmptyState>
    );
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <JobListSkeleton />;
  const offerOf = ({ id }: StaffOrder) => data.offers.find(({ orderId }) => orderId === id);
  return (
    <div className="grid gap-3">
      <BreakSection />
      <AboutPosition />
      {isOnBreak ? null : data.offered.length === 0 ? (
        <EmptyState icon="bag" title={t`暂无可接订单`}>
          {t`有新的配送时会自动出现在这里。`}
        </EmptyState>
      ) : (
        <JobGroups
          jobs={data.offered}
          ways={data.ways}
          hasJobs={data.mine.length > 0}
          moves={(job) => <TakeButtons job={job} offer={offerOf(job)} />}
        />
      )}
    </div>
  );
}

/** Explains which people can see the position of a courier who carries no food (rule courier-17). */
const AboutPosition = () => (
  <p className="flex items-start gap-2 text-small text-soft">
    <Icon name="pin" size={18} className="mt-0.5 shrink-0" />
    {t`在线且手上没有餐时，大致位置（约 100 米）只用来就近派单：顾客和商家看不到，平台在派单地图上看到；3 分钟后失效并删除，下线即删。`}
  </p>
);

function TakeButtons({ job, offer }: { readonly job: StaffOrder; readonly offer: CourierOffer | undefined }) {
  const navigate = useNavigate();
  const take = useAction(() => api('/rest/courier/job/take', { orderId: job.id }), {
    success: () => t`接单成功，请前往取餐`,
    onDone: () => void navigate({ to: '/deliveries' }),
  });
  return (
    <StickyActions>
      {offer && <OfferBar offer={offer} />}
      <Button isWide isBusy={take.isPending} onClick={() => take.mutate(undefined)} className="min-h-14">
        {t`接这一单`}
      </Button>
    </StickyActions>
  );
}
