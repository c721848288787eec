import type { BoardJob } from '@chifan/contract/dispatch/views';
import { kitchenCallNumber } from '@chifan/domain/ordering';
import { Badge, Button, Card, classNames, Icon, IconButton, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { clockTime, durationText } from '../../platform/time.ts';
import { FreeJobDialog } from '../../staff-order/actions/free-job-dialog.tsx';
import { PhoneLink } from '../../staff-order/phone-link.tsx';
import { DishName, shopNamesOf } from '../../texts/dish-name.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { inKilometres, minutesSince, type OnDuty } from './board-view.ts';
import { JobCourier } from './job-courier.tsx';

type JobRowProps = {
  readonly job: BoardJob;
  readonly couriers: readonly OnDuty[];
  /** True if the job is selected, so that the map shows its route. */
  readonly isChosen: boolean;
  readonly onChoose: (job: BoardJob | null) => void;
};

/** A delivery job with its times, its places, its courier or offers, and its buttons. */
export function JobRow({ job, couriers, isChosen, onChoose }: JobRowProps) {
  return (
    <Card
      className={classNames('grid gap-3 sm:max-lg:grid-cols-2 xl:grid-cols-2', isChosen && 'outline-3 outline-link')}
    >
      <div className="flex items-start justify-between gap-2">
        <Due job={job} />
        <IconButton
          icon="map"
          variant="outlined"
          label={t`在地图上看 ${job.number}`}
          aria-pressed={isChosen}
          onClick={() => onChoose(isChosen ? null : job)}
          className={isChosen ? 'border-brand bg-brand! text-on-brand' : ''}
        />
      </div>
      <Way job={job} />
      <JobCourier job={job} couriers={couriers} />
      <Moves job={job} couriers={couriers} />
    </Card>
  );
}

function Due({ job }: { readonly job: BoardJob }) {
  const { number, estimatedAt, readyAt, state, freeSince } = job;
  const short = kitchenCallNumber(job);
  const now = useNow();
  const due = clockTime(estimatedAt, now);
  const late = minutesSince(estimatedAt, now);
  const time = durationText(late);
  const waiting = freeSince === null ? null : durationText(minutesSince(freeSince, now));
  return (
    <div className="grid justify-items-start gap-1">
      <h2 className="flex flex-wrap items-center gap-x-2">
        <span className="figures text-title font-bold">{t`${short} 号`}</span>
        <Link
          to="/all-orders"
          search={{ search: number }}
          className="figures inline-flex min-h-11 items-center text-link underline"
        >
          {number}
        </Link>
      </h2>
      <p className={late > 0 ? 'font-semibold text-bad' : 'font-semibold'}>
        {late > 0 ? t`${due} 前送达，已超时 ${time}` : t`${due} 前送达`}
      </p>
      {waiting !== null && <p className="text-note text-soft">{t`已等骑手 ${waiting}`}</p>}
      {state === 'delivering' ? (
        <Badge>{t`制作中`}</Badge>
      ) : (
        readyAt !== null && state === 'to_be_picked_up' && <Badge tone="good">{t`餐已做好`}</Badge>
      )}
    </div>
  );
}

function Way({ job }: { readonly job: BoardJob }) {
  const { shopPhone, addressZh, contactPhone, distanceMetres } = job;
  const kilometres = inKilometres(distanceMetres);
  return (
    <div className="grid min-w-0 content-start gap-y-1">
      <div>
        <p className="font-semibold">
          <DishName {...shopNamesOf(job)} />
        </p>
        {shopPhone !== null && <PhoneLink phone={shopPhone} of={t`餐厅`} />}
      </div>
      <div>
        <p>{addressZh}</p>
        <p className="text-note text-soft">{t`距餐厅直线约 ${kilometres} 公里`}</p>
        {contactPhone !== null && <PhoneLink phone={contactPhone} of={t`客人`} />}
      </div>
    </div>
  );
}

function Moves({ job, couriers }: Pick<JobRowProps, 'job' | 'couriers'>) {
  const [asking, setAsking] = useState<'assign' | 'free' | null>(null);
  const stopAsking = () => setAsking(null);
  if (job.state === 'to_be_delivered')
    return (
      <p className="flex items-start gap-2 text-note text-soft">
        <Icon name="scooter" size={20} className="shrink-0" />
        {t`骑手已取餐。要改派，先在订单里收回配送。`}
      </p>
    );
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Button
        variant={job.courier === null ? 'primary' : 'secondary'}
        onClick={() => setAsking('assign')}
        className="flex-1 px-3 whitespace-nowrap"
      >
        {job.courier === null ? t`指派骑手` : t`改派`}
      </Button>
      {job.courier !== null && (
        <Button variant="secondary" onClick={() => setAsking('free')} className="flex-1 px-3 whitespace-nowrap">
          {t`收回派单`}
        </Button>
      )}
      {asking === 'assign' && <AssignDialog job={job} couriers={couriers} onClose={stopAsking} />}
      {asking === 'free' && <FreeJobDialog orderId={job.orderId} onClose={stopAsking} />}
    </div>
  );
}
