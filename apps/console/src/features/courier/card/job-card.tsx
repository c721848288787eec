import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { distanceMetres, type Position } from '@chifan/domain/address';
import { Button, Card, Loading, Skeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { OrderAddress, OrderState } from '../../../staff-order/detail/order-detail.tsx';
import { useOpenOrder } from '../../../staff-order/detail/shown-order.ts';
import { NewMessages, useMessageDialog, WriteButton } from '../../../staff-order/messages/order-messages.tsx';
import { OrderDiet } from '../../../staff-order/order-diet.tsx';
import { OrderGuest } from '../../../staff-order/order-guest.tsx';
import { itemCount } from '../../../staff-order/order-lines.tsx';
import { OrderRemark } from '../../../staff-order/order-remark.tsx';
import { OrderTitle } from '../../../staff-order/order-title.tsx';
import { PhoneLink } from '../../../staff-order/phone-link.tsx';
import { DishName, shopNamesOf, shopText } from '../../../texts/dish-name.tsx';
import { JobMap } from '../map/job-map.tsx';
import { deliveryStops, isCollected } from '../position/job-way.ts';
import { useOwnPosition } from '../position/own-position.ts';
import { JobFacts } from './job-facts.tsx';
import { RouteButton } from './route-button.tsx';

/**
 * Shows the places and the deadline of a delivery. The exact address and the guest's phone number appear only after the
 * courier takes the job.
 */
type JobCardProps = { readonly job: StaffOrder; readonly about: ReactNode; readonly children: ReactNode };

function JobCard({ job, about, children }: JobCardProps) {
  const openOrder = useOpenOrder();
  const talk = useMessageDialog(job);
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-2">
        <h2>
          <OrderTitle order={job} />
        </h2>
        <OrderState order={job} />
      </div>
      <JobFacts job={job} />
      {about}
      <ol className="grid gap-3">
        <Fetching job={job} />
        <Bringing job={job} />
      </ol>
      <OrderDiet order={job} />
      <OrderRemark order={job} />
      <JobMap job={job} />
      <NewMessages order={job} onOpen={talk.open} />
      <WriteButton order={job} onOpen={talk.open} />
      {talk.dialog}
      <div className="flex items-center justify-between gap-2">
        {job.isMine ? <Items lines={job.lines} /> : <p className="text-note text-soft">{t`客人已付清，不收现金`}</p>}
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

/** The navigation button wraps below a place that would otherwise be narrower than 11rem. */
const stopClass = 'flex flex-wrap items-start justify-between gap-2';
const placeClass = 'min-w-0 flex-1 basis-44';

function Fetching({ job }: { readonly job: StaffOrder }) {
  const { shopNameZh: nameZh, shopAddressZh, shopPhone, isMine } = job;
  const { shop } = deliveryStops(job);
  const isAhead = shop !== null && !isCollected(job);
  return (
    <Stop sign={t`取`}>
      <div className={stopClass}>
        <div className={placeClass}>
          <p className="font-semibold">
            <DishName {...shopNamesOf(job)} />
          </p>
          <p className="text-note text-soft">{shopAddressZh}</p>
          {isAhead && <FromHere to={shop} />}
        </div>
        {isAhead && <RouteButton to={{ position: shop, nameZh }} place={shopText(job)} />}
      </div>
      {isMine && shopPhone !== null && <PhoneLink phone={shopPhone} of={t`餐厅`} />}
    </Stop>
  );
}

/**
 * The destination of a delivery. The server sends the exact address only to the courier of the job, and the street to
 * other couriers.
 */
function Bringing({ job }: { readonly job: StaffOrder }) {
  const { address, distanceMetres: metres, guestLanguage, isMine } = job;
  const { door } = deliveryStops(job);
  return (
    <Stop sign={t`送`}>
      <div className={stopClass}>
        <div className={placeClass}>
          {address && <OrderAddress address={address} language={guestLanguage} />}
          {metres !== null && <Distance metres={metres} isWhole={isMine} />}
        </div>
        {door && <RouteButton to={{ position: door, nameZh: address?.addressZh ?? '' }} />}
      </div>
      {isMine && <OrderGuest order={job} />}
    </Stop>
  );
}

const inKilometres = (metres: number) => (metres / 1000).toFixed(1);

function FromHere({ to }: { readonly to: Position }) {
  const { position } = useOwnPosition();
  if (!position) return null;
  const kilometres = inKilometres(distanceMetres(position, to));
  return <p className="text-note text-soft">{t`距你直线约 ${kilometres} 公里`}</p>;
}

function Distance({ metres, isWhole }: { readonly metres: number; readonly isWhole: boolean }) {
  const kilometres = inKilometres(metres);
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

type JobListProps = {
  readonly jobs: readonly StaffOrder[];
  /** Renders an additional line below the facts of each job. */
  readonly about?: (job: StaffOrder) => ReactNode;
  readonly moves: (job: StaffOrder) => ReactNode;
};

export function JobList({ jobs, about, moves }: JobListProps) {
  return (
    <ul className="mx-auto grid max-w-xl gap-3 lg:max-w-none lg:grid-cols-2 xl:grid-cols-3">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} about={about?.(job)}>
            {moves(job)}
          </JobCard>
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

/** Shows the number of items and that the courier collects no cash, because every order is paid before cooking. */
function Items({ lines }: Pick<StaffOrder, 'lines'>) {
  const items = itemCount(lines);
  return <p className="text-note text-soft">{t`共 ${items} 件，客人已付清，不收现金`}</p>;
}
