import { type MallRefuseReason, mallRefuseReasons } from '@chifan/domain/mall';
import { Button, Dialog, RadioGroup } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Points } from '../../../../money-words/points.tsx';
import { api } from '../../../../platform/api.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { mallRefuseReasonLabels } from '../../../../staff-order/mall-order-labels.ts';
import type { AskProps } from '../../../../staff-order/moves/asking-buttons.tsx';
import type { StaffMallOrder } from '../orders.query.ts';

/** For good: the points come back at once, and the guest reads the reason in their own language. */
export function RefuseDialog({ subject: { id: orderId, number, points }, onClose }: AskProps<StaffMallOrder>) {
  const [reason, setReason] = useState<MallRefuseReason | null>(null);
  const refuse = useAction(
    (why: MallRefuseReason) => api('/rest/platform/mall/order/refuse', { orderId, reason: why }),
    {
      success: () => t`已拒单，积分已退回客人`,
      onDone: onClose,
    },
  );
  return (
    <Dialog
      isOpen
      title={t`拒绝订单 ${number}？`}
      onClose={onClose}
      actions={
        <Button
          variant="danger"
          isWide
          disabled={reason === null}
          isBusy={refuse.isPending}
          onClick={() => reason !== null && refuse.mutate(reason)}
        >
          {t`确认拒单`}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-note text-soft">
          {t`拒单后不能恢复，商品回到库存，并立即退回客人`} <Points amount={points} />
        </p>
        <RadioGroup
          label={t`拒单原因（会翻译给客人看）`}
          value={reason}
          onChange={setReason}
          choices={mallRefuseReasons.map((value) => ({ value, label: mallRefuseReasonLabels[value]() }))}
        />
      </div>
    </Dialog>
  );
}
