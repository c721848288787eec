import { Button, Dialog, Icon, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import type { AskProps } from '../../../staff-order/moves/asking-buttons.tsx';
import { PayeeFacts } from './payee-facts.tsx';
import type { StaffWithdrawal } from './withdrawals.query.ts';

/** What is approved and goes to Alipay is sent at once: to whom is read once more. */
export function ApproveDialog({ subject: withdrawal, onClose }: AskProps<StaffWithdrawal>) {
  const { id: withdrawalId, amount, approvals, approvalsNeeded } = withdrawal;
  const approve = useAction(() => api('/rest/platform/withdrawal/approve', { withdrawalId }), {
    success: () => t`已通过`,
    onDone: onClose,
  });
  const isLast = approvals.length + 1 >= approvalsNeeded;
  return (
    <Dialog
      isOpen
      title={t`通过这笔提现？`}
      onClose={onClose}
      actions={
        <Button isWide isBusy={approve.isPending} onClick={() => approve.mutate(undefined)}>
          {t`确认通过`}
        </Button>
      }
    >
      <div className="grid gap-3">
        <p className="text-title font-bold">
          <Money amount={amount} />
        </p>
        <PayeeFacts withdrawal={withdrawal} />
        <p className="flex gap-2 text-note">
          <Icon name="info" size={20} className="shrink-0 text-soft" />
          {whatFollows(withdrawal, isLast)}
        </p>
      </div>
    </Dialog>
  );
}

function whatFollows({ channel, approvalsNeeded }: StaffWithdrawal, isLast: boolean): string {
  if (!isLast) return t`大额提现需要 ${approvalsNeeded} 位运营人员通过，之后才会打款。`;
  return channel === 'alipay'
    ? t`通过后立即自动转到该支付宝账户，不能撤回。`
    : t`通过后请到银行转账，再回到这里登记结果。`;
}
