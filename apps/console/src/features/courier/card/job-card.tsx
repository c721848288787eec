import type { StaffOrder } from '@chifan/contract/ordering';
import { Button, Card, Loading, Money, Skeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OrderAddress, OrderState } from '../../../staff-order/detail/order-detail.tsx';
import { useOpenOrder } from '../../../staff-order/detail/shown-order.ts';
import { NewMessages, useTalk, WriteButton } from '../../../staff-order/messages/order-messages.tsx';
import { OrderDiet } from '../../../staff-order/order-diet.tsx';
import { OrderGuest } from '../../../staff-order/order-guest.tsx';
import { itemCount } from '../../../staff-order/order-lines.tsx';
import { OrderRemark } from '../../../staff-order/order-remark.tsx';
import { OrderTime } from '../../../staff-order/order-time.tsx';
import { OrderTitle } from '../../../staff-order/order-title.tsx';
import { PhoneLink } from '../../../staff-order/phone-link.tsx';

/** From where, to where, by when; the guest's door and phone only once the job is the courier's. */
function JobCard({ job, children }: { readonly job: StaffOrder; readonly children: ReactNode }) {
  const openOrder = useOpenOrder();
  const talk = useTalk(job);
  return (
    <Card className="grid gap-3">
      <div className="flex items-start justify-between gap-2">
        <h2>
          <OrderTitle order={job} />
        </h2>
        <OrderState order={job} />
      </div>
      <OrderTime order={job} />
      <ol className="grid gap-3">
        <Stop sign={t`取`}>
          <p className="font-semibold">{job.shopNameZh}</p>
          <p className="text-note text-soft">{job.shopAddressZh}</p>
          {job.isMine && job.shopPhone !== null && <PhoneLink phone={job.shopPhone} of={t`餐厅`} />}
        </Stop>
        <Stop sign={t`送`}>
          {job.address && <OrderAddress address={job.address} language={job.guestLanguage} />}
          {job.distanceMetres !== null && <Distance metres={job.distanceMetres} isWhole={job.isMine} />}
          {job.isMine && <OrderGuest order={job} />}
        </Stop>
      </ol>
      <OrderDiet order={job} />
      <OrderRemark order={job} />
      <NewMessages order={job} onOpen={talk.open} />
      <WriteButton order={job} onOpen={talk.open} />
      {talk.dialog}
      <div className="flex items-center justify-between gap-2">
        <OrderSum order={job} />
        {job.isMine && (
          <Button variant="quiet" onClick={() => openOrder(job)} className="-me-3 px-3 whitespace-nowrap">
            {t`详情`}
          </Button>
        )}
      </div>
      {children}
    </Card>
  );
}

function Distance({ metres, isWhole }: { readonly metres: number; readonly isWhole: boolean }) {
  const kilometres = (metres / 1000).toFixed(1);
  return (
    <p className="text-note text-soft">
      {isWhole ? t`距餐厅直线约 ${kilometres} 公里` : t`距餐厅直线约 ${kilometres} 公里，接单后显示门牌和电话`}
    </p>
  );
}

function Stop({ sign, children }: { readonly sign: string; readonly children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brand text-note font-bold text-on-brand"
      >
        {sign}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}

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

function OrderSum({ order: { lines, paid, refundedAmount } }: { readonly order: StaffOrder }) {
  const items = itemCount(lines);
  const kept = <Money amount={paid - refundedAmount} className="text-body font-semibold text-ink" />;
  return (
    <p className="text-note text-soft">
      <Trans>
        共 {items} 件，实付 {kept}
      </Trans>
      {refundedAmount > 0 && (
        <span className="block">
          <Trans>
            已退 <Money amount={refundedAmount} />
          </Trans>
        </span>
      )}
    </p>
  );
}
