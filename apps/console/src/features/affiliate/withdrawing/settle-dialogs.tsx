import { Button, Dialog, Icon, Money, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import type { AskProps } from '../../../staff-order/moves/asking-buttons.tsx';
import { PayeeFacts } from './payee-facts.tsx';
import type { StaffWithdrawal } from './withdrawals.query.ts';

export const PaidDialog = (props: AskProps<StaffWithdrawal>) => (
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

export const FailedDialog = (props: AskProps<StaffWithdrawal>) => (
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
type SettleProps = AskProps<StaffWithdrawal> & { readonly outcome: 'paid' | 'failed'; readonly words: Words };

function SettleDialog({ subject: withdrawal, outcome, words, onClose }: SettleProps): ReactNode {
  const { id: withdrawalId, amount } = withdrawal;
  const [typed, setTyped] = useState('');
  const reference = typed.trim();
  const settle = useAction(() => api('/rest/platform/withdrawal/settle', { withdrawalId, outcome, reference }), {
    success: () => words.done,
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onClose}
      actions={
        <Button
          variant={outcome === 'paid' ? 'primary' : 'danger'}
          isWide
          disabled={reference === ''}
          isBusy={settle.isPending}
          onClick={() => settle.mutate(undefined)}
        >
          {words.confirm}
        </Button>
      }
    >
      <div className="grid gap-3">
        <p className="text-title font-bold">
          <Money amount={amount} />
        </p>
        <PayeeFacts withdrawal={withdrawal} />
        <p className="flex gap-2 text-note">
          <Icon name="warning" size={20} className="shrink-0 text-bad" />
          {words.warning}
        </p>
        <TextField label={words.label} hint={words.hint} maxLength={100} value={typed} onChange={setTyped} />
      </div>
    </Dialog>
  );
}
