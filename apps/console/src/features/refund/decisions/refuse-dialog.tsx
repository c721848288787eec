import { type MerchantRefusal, merchantRefusals } from '@chifan/domain/refund';
import { Button, Dialog, RadioGroup, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { refusalLabels } from '../refund-labels.ts';
import type { DecisionProps } from './grant-dialog.tsx';
import { noteLabel } from './reason-choice.tsx';

/** The guest reads the reason in their own language, and may ask the platform within a day. */
export function RefuseDialog({ refund, onClose }: DecisionProps) {
  const [refusal, setRefusal] = useState<MerchantRefusal>('made_as_ordered');
  const [note, setNote] = useState('');
  const refuse = useAction(() => api('/rest/merchant/refund/refuse', { refundId: refund.id, refusal, note }), {
    success: () => t`已拒绝，客人可在 24 小时内申请平台介入`,
    onDone: onClose,
  });
  return (
    <Dialog isOpen title={t`拒绝退款`} onClose={onClose}>
      <div className="grid gap-4">
        <RadioGroup
          label={t`拒绝原因（会翻译给客人看）`}
          value={refusal}
          onChange={setRefusal}
          choices={merchantRefusals.map((value) => ({ value, label: refusalLabels[value]() }))}
        />
        <TextField label={noteLabel()} lines={2} maxLength={300} value={note} onChange={setNote} />
        <Button variant="danger" isWide isBusy={refuse.isPending} onClick={() => refuse.mutate(undefined)}>
          {t`确认拒绝`}
        </Button>
      </div>
    </Dialog>
  );
}
