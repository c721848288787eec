import { Button, Dialog, Money, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAct } from '../../../platform/use-act.ts';
import { readYuan, writeYuan } from '../../../platform/yuan.ts';
import type { WorkRefund } from '../refunds.query.ts';

export type DecisionProps = { readonly refund: WorkRefund; readonly onClose: () => void };

/** All of what is asked, or a part of it; at the shop's cost. */
export function GrantDialog({ refund, onClose }: DecisionProps) {
  const [typed, setTyped] = useState(writeYuan(refund.asked));
  const amount = readYuan(typed);
  const isGood = amount !== null && amount >= 1 && amount <= refund.asked;
  const grant = useAct((sum: number) => api('/rest/merchant/refund/grant', { refundId: refund.id, amount: sum }), {
    success: () => t`已同意退款，款项原路退回`,
    onDone: onClose,
  });
  return (
    <Dialog isOpen title={t`同意退款`} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-note text-soft">
          {t`客人申请`} <Money amount={refund.asked} />
        </p>
        <TextField
          label={t`退款金额（元）`}
          inputMode="decimal"
          value={typed}
          onChange={setTyped}
          hint={t`可以只退一部分；客人对部分退款不再申诉。`}
          error={isGood ? undefined : t`请输入不超过申请金额的数值。`}
        />
        <Button
          isWide
          disabled={!isGood}
          isBusy={grant.isPending}
          onClick={() => amount !== null && grant.mutate(amount)}
        >
          {t`确认退款`}
        </Button>
      </div>
    </Dialog>
  );
}
