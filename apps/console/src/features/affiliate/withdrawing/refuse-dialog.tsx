import { type WithdrawalRefusal, withdrawalRefusals } from '@chifan/domain/affiliate';
import { Button, Dialog, RadioGroup, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import type { AskProps } from '../../../staff-order/moves/asking-buttons.tsx';
import { withdrawalRefusalWords } from './withdrawal-words.ts';
import type { StaffWithdrawal } from './withdrawals.query.ts';

/** The member reads the reason in their own language, the note as it is written, and has the sum back at once. */
export function RefuseDialog({ subject: { id: withdrawalId }, onClose }: AskProps<StaffWithdrawal>) {
  const [refusal, setRefusal] = useState<WithdrawalRefusal>('name_differs');
  const [note, setNote] = useState('');
  const refuse = useAction(
    () => api('/rest/platform/withdrawal/refuse', { withdrawalId, refusal, note: note.trim() }),
    {
      success: () => t`已拒绝，金额已退回会员`,
      onDone: onClose,
    },
  );
  return (
    <Dialog
      isOpen
      title={t`拒绝这笔提现？`}
      onClose={onClose}
      actions={
        <Button variant="danger" isWide isBusy={refuse.isPending} onClick={() => refuse.mutate(undefined)}>
          {t`确认拒绝`}
        </Button>
      }
    >
      <div className="grid gap-4">
        <RadioGroup
          label={t`拒绝原因（会翻译给会员看）`}
          value={refusal}
          onChange={setRefusal}
          choices={withdrawalRefusals.map((value) => ({ value, label: withdrawalRefusalWords[value]() }))}
        />
        <TextField label={t`内部备注（选填，会员看不到）`} lines={2} maxLength={300} value={note} onChange={setNote} />
      </div>
    </Dialog>
  );
}
