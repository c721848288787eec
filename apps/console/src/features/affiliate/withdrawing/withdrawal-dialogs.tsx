import { type WithdrawalRefusal, withdrawalRefusals } from '@chifan/domain/affiliate';
import { Icon, Money, RadioGroup, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { api } from '../../../platform/api.ts';
import { ConfirmActionDialog } from '../../../staff-order/actions/confirm-action-dialog.tsx';
import type { ActionDialogProps } from '../../../staff-order/actions/dialog-action-buttons.tsx';
import { PayeeFacts } from './payee-facts.tsx';
import { withdrawalRefusalLabels } from './withdrawal-words.ts';
import type { StaffWithdrawal } from './withdrawals.query.ts';

type WithdrawalProps = ActionDialogProps<StaffWithdrawal>;

/**
 * Refuses a withdrawal. The member reads the reason in their language and the note as the operator wrote it. The
 * withdrawal amount returns to the member's balance at once.
 */
export function RefuseDialog({ subject: { id: withdrawalId }, onClose }: WithdrawalProps) {
  const [refusal, setRefusal] = useState<WithdrawalRefusal>('name_differs');
  const [note, setNote] = useState('');
  return (
    <ConfirmActionDialog
      title={t`拒绝这笔提现？`}
      confirm={t`确认拒绝`}
      variant="danger"
      send={() => api('/rest/platform/withdrawal/refuse', { withdrawalId, refusal, note: note.trim() })}
      success={() => t`已拒绝，金额已退回会员`}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <RadioGroup
          label={t`拒绝原因（会翻译给会员看）`}
          value={refusal}
          onChange={setRefusal}
          choices={withdrawalRefusals.map((value) => ({ value, label: withdrawalRefusalLabels[value]() }))}
        />
        <TextField label={t`内部备注（选填，会员看不到）`} lines={2} maxLength={300} value={note} onChange={setNote} />
      </div>
    </ConfirmActionDialog>
  );
}

/** Approves a withdrawal. Shows the payee again, because Alipay pays at once after the last approval. */
export function ApproveDialog({ subject: withdrawal, onClose }: WithdrawalProps) {
  const { id: withdrawalId, approvals, approvalsNeeded } = withdrawal;
  const isLast = approvals.length + 1 >= approvalsNeeded;
  return (
    <ConfirmActionDialog
      title={t`通过这笔提现？`}
      confirm={t`确认通过`}
      send={() => api('/rest/platform/withdrawal/approve', { withdrawalId })}
      success={() => t`已通过`}
      onClose={onClose}
    >
      <Payout withdrawal={withdrawal} sign="info">
        {whatFollows(withdrawal, isLast)}
      </Payout>
    </ConfirmActionDialog>
  );
}

function whatFollows({ payoutMethod, approvalsNeeded }: StaffWithdrawal, isLast: boolean): string {
  if (!isLast) return t`大额提现需要 ${approvalsNeeded} 位运营人员通过，之后才会打款。`;
  return payoutMethod === 'alipay'
    ? t`通过后立即自动转到该支付宝账户，不能撤回。`
    : t`通过后请到银行转账，再回到这里登记结果。`;
}

export const PaidDialog = (props: WithdrawalProps) => (
  <SettleDialog
    {...props}
    outcome="paid"
    words={{
      title: t`登记为已打款？`,
      label: t`付款凭证号`,
      hint: t`银行转账流水号或收据号。`,
      warning: t`请确认钱已经付出，登记后不能撤销。`,
      confirm: t`确认已打款`,
      done: t`已登记为已打款`,
    }}
  />
);

export const FailedDialog = (props: WithdrawalProps) => (
  <SettleDialog
    {...props}
    outcome="failed"
    words={{
      title: t`登记为打款失败？`,
      label: t`失败原因`,
      hint: t`仅内部可见，例如银行的退回说明。`,
      warning: t`金额会退回会员的推广余额，请确认钱没有付出。`,
      confirm: t`确认失败`,
      done: t`已登记，金额已退回会员`,
    }}
  />
);

type Words = Readonly<Record<'title' | 'label' | 'hint' | 'warning' | 'confirm' | 'done', string>>;
type SettleProps = WithdrawalProps & { readonly outcome: 'paid' | 'failed'; readonly words: Words };

function SettleDialog({ subject: withdrawal, outcome, words, onClose }: SettleProps): ReactNode {
  const { id: withdrawalId } = withdrawal;
  const [typed, setTyped] = useState('');
  const reference = typed.trim();
  return (
    <ConfirmActionDialog
      title={words.title}
      confirm={words.confirm}
      variant={outcome === 'paid' ? 'primary' : 'danger'}
      isReady={reference !== ''}
      send={() => api('/rest/platform/withdrawal/settle', { withdrawalId, outcome, reference })}
      success={() => words.done}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <Payout withdrawal={withdrawal} sign="warning">
          {words.warning}
        </Payout>
        <TextField label={words.label} hint={words.hint} maxLength={100} value={typed} onChange={setTyped} />
      </div>
    </ConfirmActionDialog>
  );
}

type PayoutProps = {
  readonly withdrawal: StaffWithdrawal;
  readonly sign: 'info' | 'warning';
  readonly children: string;
};

const Payout = ({ withdrawal, sign, children }: PayoutProps) => (
  <div className="grid gap-3">
    <p className="text-title font-bold">
      <Money amount={withdrawal.amount} />
    </p>
    <PayeeFacts withdrawal={withdrawal} />
    <p className="flex gap-2 text-note">
      <Icon name={sign} size={20} className={`shrink-0 ${sign === 'info' ? 'text-soft' : 'text-bad'}`} />
      {children}
    </p>
  </div>
);
