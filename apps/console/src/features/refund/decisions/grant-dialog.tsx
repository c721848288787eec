import type { DecisionReason } from '@chifan/domain/refund';
import { Button, Dialog, Money, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAct } from '../../../platform/use-act.ts';
import { writeYuan } from '../../../platform/yuan.ts';
import type { WorkRefund } from '../refunds.query.ts';
import { noteLabel, ReasonChoice } from './reason-choice.tsx';
import { amountOf, isExplained, reasonOf, reasonsFor } from './ruling.ts';

export type DecisionProps = { readonly refund: WorkRefund; readonly onClose: () => void };

/** All of what is asked, or a part of it and why; at the shop's cost. */
export function GrantDialog({ refund: { id: refundId, asked }, onClose }: DecisionProps) {
  const [typed, setTyped] = useState(writeYuan(asked));
  const [chosen, setChosen] = useState<DecisionReason | null>(null);
  const [note, setNote] = useState('');
  const ruling = { decision: 'grant', typed, chosen } as const;
  const [amount, reason] = [amountOf(ruling, asked), reasonOf(ruling, asked)];
  const why = reason === null ? {} : { reason };
  const grant = useAct((sum: number) => api('/rest/merchant/refund/grant', { refundId, amount: sum, note, ...why }), {
    success: () => t`已同意退款，款项原路退回`,
    onDone: onClose,
  });
  return (
    <Dialog isOpen title={t`同意退款`} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-note text-soft">
          {t`客人申请`} <Money amount={asked} />
        </p>
        <TextField
          label={t`退款金额（元）`}
          inputMode="decimal"
          value={typed}
          onChange={setTyped}
          hint={t`可以只退一部分；客人对部分退款不再申诉。`}
          error={amount === null ? t`请输入不超过申请金额的数值。` : undefined}
        />
        <ReasonChoice isGrant reasons={reasonsFor(ruling, asked)} value={reason} onChange={setChosen} />
        <TextField label={noteLabel()} lines={2} maxLength={300} value={note} onChange={setNote} />
        <Button
          isWide
          disabled={amount === null || !isExplained(ruling, asked)}
          isBusy={grant.isPending}
          onClick={() => amount !== null && grant.mutate(amount)}
        >
          {t`确认退款`}
        </Button>
      </div>
    </Dialog>
  );
}
