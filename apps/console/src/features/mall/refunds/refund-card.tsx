import { Badge, Button, Card } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Photos } from '../../../pictures/photos.tsx';
import { clockTime } from '../../../platform/time.ts';
import { useNow } from '../../../platform/use-now.ts';
import { PersonText } from '../../../texts/person-text.tsx';
import { reasonWords, stateBadges } from '../words/order-words.ts';
import { Points } from '../words/points.tsx';
import { refundBadges } from '../words/refund-words.ts';
import { DecideDialog } from './decide-dialog.tsx';
import type { StaffMallRefund } from './refunds.query.ts';

type RefundCardProps = { readonly refund: StaffMallRefund };

/** Everything that a decision needs on one card: what, how many points, why, and the pictures. */
export function RefundCard({ refund }: RefundCardProps) {
  const { reason, note, photos } = refund;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Head refund={refund} />
      <Items refund={refund} />
      <div className="grid gap-1">
        <p className="font-semibold">{reasonWords(String(reason))}</p>
        {note !== null && <PersonText text={note} className="block text-note whitespace-pre-line" />}
      </div>
      <Photos photos={photos} label={t`客人的照片`} />
      <Decision refund={refund} />
      <Moves refund={refund} />
    </Card>
  );
}

function Head({ refund: { number, state, guestName, createdAt, orderState } }: RefundCardProps) {
  const { label, tone, icon } = refundBadges[state];
  const asked = clockTime(createdAt, useNow());
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="figures font-semibold select-all">{number}</h2>
        <Badge tone={tone} icon={icon}>
          {label()}
        </Badge>
      </div>
      <p className="text-note text-soft">
        <PersonText text={guestName} /> · {t`${asked} 申请`} · {t`订单状态`} {stateBadges[orderState].label()}
      </p>
    </div>
  );
}

function Items({ refund: { items, asked, paid, refundedBefore } }: RefundCardProps) {
  return (
    <div className="grid gap-1 rounded-small bg-sunken p-3 text-note">
      <ul className="grid gap-1">
        {items.map(({ position, nameZh, number, points }) => (
          <li key={position} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {nameZh} ×{number}
            </span>
            <Points points={points * number} className="shrink-0" />
          </li>
        ))}
      </ul>
      <Sum label={t`申请退回`} points={asked} isMain />
      <Sum label={t`订单共付`} points={paid} />
      {refundedBefore > 0 && <Sum label={t`此前已退`} points={refundedBefore} />}
    </div>
  );
}

type SumProps = { readonly label: string; readonly points: number; readonly isMain?: boolean };

function Sum({ label, points, isMain = false }: SumProps) {
  return (
    <p className={`flex justify-between gap-3 ${isMain ? 'border-t border-line pt-1 font-semibold' : 'text-soft'}`}>
      <span>{label}</span>
      <Points points={points} className="shrink-0" />
    </p>
  );
}

/** What came of it, as the guest reads it. */
function Decision({ refund: { granted, decisionWords, platformNote, decidedAt } }: RefundCardProps) {
  const now = useNow();
  if (decidedAt === null) return null;
  return (
    <dl className="grid gap-2 border-s-4 border-line ps-3 text-note">
      {granted !== null && (
        <Said by={t`实退积分`}>
          <Points points={granted} />
        </Said>
      )}
      {decisionWords !== null && <Said by={t`决定原因`}>{decisionWords}</Said>}
      {platformNote !== null && <Said by={t`平台说明`}>{platformNote}</Said>}
      <Said by={t`处理时间`}>{clockTime(decidedAt, now)}</Said>
    </dl>
  );
}

function Said({ by, children }: { readonly by: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-faint">{by}</dt>
      <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

/** Its order, and the decision where the server allows one. */
function Moves({ refund }: RefundCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Link
        to="/mall-orders"
        search={{ search: refund.orderNumber }}
        className="inline-flex min-h-11 items-center gap-1 text-note font-medium text-link"
      >
        {t`查看订单`} <bdi className="figures">{refund.orderNumber}</bdi>
      </Link>
      {refund.allowedEvents.includes('platform_grant') && (
        <Button className="grow" onClick={() => setIsOpen(true)}>
          {t`处理`}
        </Button>
      )}
      {isOpen && <DecideDialog refund={refund} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
