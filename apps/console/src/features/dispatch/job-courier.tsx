import type { BoardJob } from '@chifan/contract/dispatch/views';
import { Badge, Countdown } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Fragment } from 'react';
import { listSeparator } from '../../platform/language/join-list.ts';
import { PhoneLink } from '../../staff-order/phone-link.tsx';
import { distance, type OnDuty } from './board-view.ts';

type JobCourierProps = { readonly job: BoardJob; readonly couriers: readonly OnDuty[] };

/**
 * Shows the courier of a job. Without a courier, shows the current offers, or that the job is open to all, and the
 * couriers nearby.
 */
export function JobCourier({ job, couriers }: JobCourierProps) {
  const { courier } = job;
  if (courier !== null)
    return (
      <div>
        <p className="text-note text-soft">{t`骑手`}</p>
        <p className="font-semibold">{courier.name}</p>
        {courier.isSuspended && (
          <Badge tone="bad">
            {job.state === 'to_be_delivered' ? t`骑手已停用，餐在他手上` : t`骑手已停用，请改派`}
          </Badge>
        )}
        {courier.phone !== null && <PhoneLink phone={courier.phone} of={t`骑手`} />}
      </div>
    );
  return (
    <div className="grid min-w-0 justify-items-start gap-1">
      <Offers offers={job.offers} />
      <Near near={job.near} couriers={couriers} />
    </div>
  );
}

function Offers({ offers }: Pick<BoardJob, 'offers'>) {
  const [first] = offers;
  if (!first) return <Badge tone="warn">{t`已开放给附近所有骑手`}</Badge>;
  const { ring } = first;
  return (
    <p>
      <Badge tone="brand" icon="clock">
        {t`第 ${ring} 轮询问`} <Countdown until={first.endsAt} />
      </Badge>{' '}
      <span className="text-note">
        <Unbroken parts={offers.map(({ courierId, name }) => ({ id: courierId, text: name }))} />
      </span>
    </p>
  );
}

function Near({ near, couriers }: { readonly near: BoardJob['near']; readonly couriers: readonly OnDuty[] }) {
  if (near.length === 0) return <p className="text-note text-bad">{t`附近没有可接的骑手`}</p>;
  return (
    <p className="text-note text-soft">
      {t`附近：`}
      <Unbroken
        parts={near.map(({ courierId: id, metres }) => ({ id, text: `${nameOf(id, couriers)} ${distance(metres)}` }))}
      />
    </p>
  );
}

type Part = { readonly id: number; readonly text: string };

/** Prevents line breaks inside a courier's name, so that the list is easy to read. */
const Unbroken = ({ parts }: { readonly parts: readonly Part[] }) =>
  parts.map(({ id, text }, place) => (
    <Fragment key={id}>
      {place > 0 && listSeparator()}
      <span className="inline-block">{text}</span>
    </Fragment>
  ));

const nameOf = (courierId: number, couriers: readonly OnDuty[]): string =>
  couriers.find(({ id }) => id === courierId)?.name ?? '';
