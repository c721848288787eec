import type { WithdrawalEvent } from '@chifan/domain/affiliate';
import { Card, Money, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { CardHead } from '../../../lists/card-head.tsx';
import { withdrawalBadges } from '../../../money-words/badges.ts';
import { clockTime } from '../../../platform/time.ts';
import { DialogActionButtons, type DialogActions } from '../../../staff-order/actions/dialog-action-buttons.tsx';
import { ParticipantStatements } from '../../../texts/participant-statements.tsx';
import { PersonText } from '../../../texts/person-text.tsx';
import { PayeeFacts } from './payee-facts.tsx';
import { ApproveDialog, FailedDialog, PaidDialog, RefuseDialog } from './withdrawal-dialogs.tsx';
import { payoutDetailLabels, withdrawalEventLabels } from './withdrawal-words.ts';
import type { StaffWithdrawal } from './withdrawals.query.ts';

type WithdrawalCardProps = { readonly withdrawal: StaffWithdrawal };

export function WithdrawalCard({ withdrawal }: WithdrawalCardProps) {
  return (
    <Card className="grid gap-3">
      <Head withdrawal={withdrawal} />
      <PayeeFacts withdrawal={withdrawal} />
      <Approvals withdrawal={withdrawal} />
      <Outcome withdrawal={withdrawal} />
      <Course withdrawal={withdrawal} />
      <DialogActionButtons subject={withdrawal} allowed={withdrawal.allowedEvents} moves={moves} />
    </Card>
  );
}

function Head({ withdrawal }: WithdrawalCardProps) {
  const { number, payoutNumber, amount, state, memberName, invited, balanceLeft } = withdrawal;
  return (
    <CardHead number={number} badge={withdrawalBadges[state]}>
      <p className="text-title font-bold">
        <Money amount={amount} />
      </p>
      <p className="text-note text-soft">
        <PersonText text={memberName} /> · {t`已邀请 ${invited} 人`} · {t`推广余额还剩`} <Money amount={balanceLeft} />
      </p>
      <p className="text-small text-faint">
        {t`打款单号`} <bdi className="figures select-all break-all">{payoutNumber}</bdi>
      </p>
    </CardHead>
  );
}

/** Lists the approvals of a withdrawal. A large withdrawal needs two. */
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
    <ParticipantStatements
      rows={[
        [t`会员看到的原因`, reason],
        [t`说明`, note],
        [payoutDetailLabels[state](), payoutDetail],
      ]}
    />
  );
}

function Course({ withdrawal: { timeline } }: WithdrawalCardProps) {
  const now = useNow();
  return (
    <p className="text-small text-faint">
      {timeline.map(({ event, at }) => `${withdrawalEventLabels[event]()} ${clockTime(at, now)}`).join(' · ')}
    </p>
  );
}

const moves: DialogActions<StaffWithdrawal, WithdrawalEvent> = [
  { event: 'approve', label: () => t`通过`, variant: 'primary', Ask: ApproveDialog },
  { event: 'refuse', label: () => t`拒绝`, variant: 'danger', Ask: RefuseDialog },
  { event: 'pay', label: () => t`已打款`, variant: 'primary', Ask: PaidDialog },
  { event: 'fail', label: () => t`打款失败`, variant: 'danger', Ask: FailedDialog },
];
