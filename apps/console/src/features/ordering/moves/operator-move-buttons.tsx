import type { StaffOrder } from '@chifan/contract/ordering';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { rememberOrder } from '../../../staff-order/detail/shown-order.ts';
import { MoveButtons } from '../../../staff-order/moves/move-buttons.tsx';
import { ReasonDialog } from '../../../staff-order/moves/reason-dialog.tsx';
import { GiveUpDialog } from './give-up-dialog.tsx';
import { type OperatorEvent, operatorMoves } from './operator-moves.ts';

/** What the platform may do with an order now; both moves ask why. */
export function OperatorMoves({ order }: { readonly order: StaffOrder }) {
  const [asking, setAsking] = useState<OperatorEvent | null>(null);
  const stopAsking = () => setAsking(null);
  return (
    <>
      <MoveButtons order={order} moves={operatorMoves} busy={null} onMove={setAsking} />
      {asking === 'give_up' && <GiveUpDialog order={order} onClose={stopAsking} />}
      {asking === 'hand_back' && <TakeFromCourierDialog order={order} onClose={stopAsking} />}
    </>
  );
}

type TakeFromCourierDialogProps = { readonly order: StaffOrder; readonly onClose: () => void };

function TakeFromCourierDialog({ order, onClose }: TakeFromCourierDialogProps) {
  const take = useAction((reason: string) => api('/rest/platform/order/handBack', { orderId: order.id, reason }), {
    success: () => t`已收回，其他骑手可以接单`,
    onDone: (offered) => {
      rememberOrder(offered);
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t`从骑手手中收回配送？`}
      label={t`收回的原因`}
      suggestions={[t`联系不上骑手`, t`骑手主动要求`, t`配送严重超时`]}
      submit={t`确认收回`}
      isBusy={take.isPending}
      onSubmit={take.mutate}
      onClose={onClose}
    />
  );
}
