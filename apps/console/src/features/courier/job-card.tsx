import type { StaffOrder } from '@chifan/contract/ordering';
import { Button, Card } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { OrderAddress, OrderState } from '../../staff-order/detail/order-detail.tsx';
import { useOpenOrder } from '../../staff-order/detail/shown-order.ts';
import { OrderGuest } from '../../staff-order/order-guest.tsx';
import { OrderRemark } from '../../staff-order/order-remark.tsx';
import { OrderSum } from '../../staff-order/order-sum.tsx';
import { OrderTime } from '../../staff-order/order-time.tsx';
import { OrderTitle } from '../../staff-order/order-title.tsx';
import { PhoneLink } from '../../staff-order/phone-link.tsx';

/** From where, to where, by when; the guest's door and phone only once the job is the courier's. */
export function JobCard({ job, children }: { readonly job: StaffOrder; readonly children: ReactNode }) {
  const openOrder = useOpenOrder();
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
      <OrderRemark order={job} />
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

/** Where exactly is said to whoever has taken the job. */
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
