import { Card, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { CardHead } from '../../lists/card-head.tsx';
import type { StateBadge } from '../../money-words/badges.ts';
import { Photos } from '../../pictures/photos.tsx';
import { clockTime } from '../../platform/time.ts';
import { DishName } from '../../texts/dish-name.tsx';
import { GuestText } from '../../texts/guest-text.tsx';
import { PersonText } from '../../texts/person-text.tsx';
import type { RefundKind, RefundRequestBase } from './refund-kind.ts';

type RefundCardProps = {
  readonly kind: Pick<RefundKind<string>, 'Amount' | 'words'>;
  readonly refund: RefundRequestBase;
  readonly number: string;
  readonly short?: string;
  readonly badge: StateBadge;
  readonly about: ReactNode;
  readonly due?: string | null;
  readonly items: readonly {
    readonly nameZh: string;
    readonly name: string | null;
    readonly quantity: number;
    readonly amount: number;
  }[];
  readonly reason: string;
  readonly children: ReactNode;
};

export function RefundCard(props: RefundCardProps) {
  const { kind, refund, number, short, badge, about, due = null, items, reason, children } = props;
  const asked = clockTime(refund.createdAt, useNow());
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <CardHead number={number} short={short} badge={badge}>
        <p className="text-note text-soft">
          {about} · <PersonText text={refund.guestName} /> · {t`${asked} 申请`}
        </p>
        {due !== null && <p className="text-note text-warn">{due}</p>}
      </CardHead>
      <Items kind={kind} refund={refund} items={items} />
      <div className="grid gap-1">
        <p className="font-semibold">{reason}</p>
        {refund.note && (
          <GuestText text={refund.note} language={refund.guestLanguage} translated={refund.inChinese.note} />
        )}
      </div>
      <Photos photos={refund.photos} label={t`客人的照片`} />
      {children}
    </Card>
  );
}

function Items({ kind: { Amount, words }, refund, items }: Pick<RefundCardProps, 'kind' | 'refund' | 'items'>) {
  const sums = [
    { label: words.paid(), amount: refund.paid },
    ...(refund.refundedBefore > 0 ? [{ label: t`此前已退`, amount: refund.refundedBefore }] : []),
  ];
  return (
    <div className="grid gap-1 rounded-small bg-sunken p-3 text-note">
      <ul className="grid gap-1">
        {items.map(({ nameZh, name, quantity, amount }, at) => (
          <li key={`${nameZh} ${at}`} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {nameZh === '' ? t`菜名已归档` : <DishName nameZh={nameZh} name={name} />} ×{quantity}
            </span>
            <Amount amount={amount} className="shrink-0" />
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-3 border-t border-line pt-1 font-semibold">
        <span>{words.asked()}</span>
        <Amount amount={refund.asked} className="shrink-0" />
      </p>
      {sums.map(({ label, amount }) => (
        <p key={label} className="flex justify-between gap-3 text-soft">
          <span>{label}</span>
          <Amount amount={amount} className="shrink-0" />
        </p>
      ))}
    </div>
  );
}
