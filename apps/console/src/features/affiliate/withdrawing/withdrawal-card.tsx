import { Badge, Card, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { withdrawalBadges } from '../../../money-words/withdrawal-badges.ts';
import { clockTime } from '../../../platform/time.ts';
import { useNow } from '../../../platform/use-now.ts';
import { PersonText } from '../../../texts/person-text.tsx';
import { PayeeFacts } from './payee-facts.tsx';
import { WithdrawalMoves } from './withdrawal-moves.tsx';
import { eventWords, payoutDetailWords } from './withdrawal-words.ts';
import type { StaffWithdrawal } from './withdrawals.query.ts';

type WithdrawalCardProps = { readonly withdrawal: StaffWithdrawal };

/** Everything that a decision needs on one card: how much, to whom, and how they came by it. */
export function WithdrawalCard({ withdrawal }: WithdrawalCardProps) {
  return (
    <Card className="grid gap-3">
      <Head withdrawal={withdrawal} />
      <PayeeFacts withdrawal={withdrawal} />
      <Approvals withdrawal={withdrawal} />
      <Outcome withdrawal={withdrawal} />
      <Course withdrawal={withdrawal} />
      <WithdrawalMoves withdrawal={withdrawal} />
    </Card>
  );
}

function Head({ withdrawal }: WithdrawalCardProps) {
  const { number, payoutNumber, amount, state, memberName, invited, balanceLeft } = withdrawal;
  const { label, tone, icon } = withdrawalBadges[state];
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="figures font-semibold">{number}</h2>
        <Badge tone={tone} icon={icon}>
          {label()}
        </Badge>
      </div>
      <p className="text-title font-bold">
        <Money amount={amount} />
      </p>
      <p className="text-note text-soft">
        <PersonText text={memberName} /> · {t`已邀请 ${invited} 人`} · {t`推广余额还剩`} <Money amount={balanceLeft} />
      </p>
      <p className="text-small text-faint">
        {t`打款单号`} <bdi className="figures select-all break-all">{payoutNumber}</bdi>
      </p>
    </div>
  );
}

/** A large sum needs two people; who has agreed is said while it waits and afterwards. */
function Approvals({ withdrawal: { approvals, approvalsNeeded } }: WithdrawalCardProps) {
  const now = useNow();
  if (approvals.length === 0 && approvalsNeeded === 1) return null;
  const given = approvals.length;
  return (
    <div className="grid gap-1 text-note">
      <p className="font-semibold">{t`审核通过 ${given} / ${approvalsNeeded} 人`}</p>
      <ul className="text-soft">
        {approvals.map(({ name, at }) => (
          <li key={`${name} ${at}`}>
            {name} · <time dateTime={at}>{clockTime(at, now)}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Outcome({ withdrawal: { state, reason, note, payoutDetail } }: WithdrawalCardProps) {
  if (reason === null && payoutDetail === null) return null;
  return (
    <dl className="grid gap-2 border-s-4 border-line ps-3 text-note">
      {reason !== null && <Said by={t`会员看到的原因`}>{reason}</Said>}
      {note !== null && <Said by={t`说明`}>{note}</Said>}
      {payoutDetail !== null && <Said by={payoutDetailWords[state]()}>{payoutDetail}</Said>}
    </dl>
  );
}

function Said({ by, children }: { readonly by: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-faint">{by}</dt>
      <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
        {children}
      </dd>
    </div>
  );
}

function Course({ withdrawal: { timeline } }: WithdrawalCardProps) {
  const now = useNow();
  return (
    <p className="text-small text-faint">
      {timeline.map(({ event, at }) => `${eventWords[event]()} ${clockTime(at, now)}`).join(' · ')}
    </p>
  );
}
