import type { StaffOrder } from '@chifan/contract/ordering';
import { type LiableParty, liableParties } from '@chifan/domain/refund';
import { RadioGroup } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { rememberOrder } from '../../../staff-order/detail/shown-order.ts';
import { ReasonDialog } from '../../../staff-order/moves/reason-dialog.tsx';
import { liableLabels } from '../../../staff-order/order-labels.ts';

type GiveUpDialogProps = { readonly order: StaffOrder; readonly onClose: () => void };

/** Ends a delivery with a full refund; who is liable stands in the order (rule ordering-21). */
export function GiveUpDialog({ order, onClose }: GiveUpDialogProps) {
  const [liable, setLiable] = useState<LiableParty>('platform');
  const giveUp = useAction(
    (reason: string) => api('/rest/platform/order/abandonDelivery', { orderId: order.id, liable, reason }),
    {
      success: () => t`已终止，款项将全额退回`,
      onDone: (ended) => {
        rememberOrder(ended);
        onClose();
      },
    },
  );
  return (
    <ReasonDialog
      title={t`终止配送并全额退款？`}
      label={t`终止的原因`}
      suggestions={[t`无骑手可派`, t`餐品在途中损坏`, t`联系不上客人`]}
      submit={t`终止并全额退款`}
      isBusy={giveUp.isPending}
      onSubmit={giveUp.mutate}
      onClose={onClose}
    >
      <RadioGroup
        label={t`责任方`}
        value={liable}
        onChange={setLiable}
        choices={liableParties.map((value) => ({ value, label: liableLabels[value]() }))}
      />
    </ReasonDialog>
  );
}
