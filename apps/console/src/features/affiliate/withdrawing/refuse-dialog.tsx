import { Button, Dialog, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAct } from '../../../platform/use-act.ts';
import type { MoveProps } from './withdrawal-moves.tsx';

/** The member reads these very words, and has the sum back at once. */
export function RefuseDialog({ withdrawal: { id: withdrawalId }, onClose }: MoveProps) {
  const [reason, setReason] = useState('');
  const refuse = useAct(() => api('/rest/platform/withdrawal/refuse', { withdrawalId, reason: reason.trim() }), {
    success: () => t`已拒绝，金额已退回会员`,
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      title={t`拒绝这笔提现？`}
      onClose={onClose}
      actions={
        <Button
          look="danger"
          isWide
          disabled={reason.trim() === ''}
          isBusy={refuse.isPending}
          onClick={() => refuse.mutate(undefined)}
        >
          {t`确认拒绝`}
        </Button>
      }
    >
      <TextField
        label={t`原因`}
        hint={t`会员会看到原文，请写清楚怎么改正；不懂中文的会员请用英文。`}
        lines={3}
        maxLength={300}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  );
}
