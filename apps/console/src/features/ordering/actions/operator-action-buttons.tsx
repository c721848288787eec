import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { type LiableParty, liableParties } from '@chifan/domain/refund';
import { Button, RadioGroup } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useHasRole } from '../../../platform/staff.ts';
import { ActionButtons } from '../../../staff-order/actions/action-buttons.tsx';
import { FreeJobDialog } from '../../../staff-order/actions/free-job-dialog.tsx';
import { type OperatorEvent, operatorActions } from '../../../staff-order/actions/order-actions.ts';
import { ReasonDialog } from '../../../staff-order/actions/reason-dialog.tsx';
import { cacheOrder } from '../../../staff-order/detail/shown-order.ts';
import { liableLabels } from '../../../staff-order/order-labels.ts';
import { CompensationDialog } from '../compensation/compensation-dialog.tsx';
import { OperatorRefundDialog } from '../operator-refund/operator-refund-dialog.tsx';

export function OperatorActionButtons({ order }: { readonly order: StaffOrder }) {
  const [asking, setAsking] = useState<OperatorEvent | 'free' | 'compensate' | null>(null);
  const stopAsking = () => setAsking(null);
  const mayAct = useHasRole('support');
  if (!mayAct) return null;
  return (
    <>
      <ActionButtons order={order} moves={operatorActions} busy={null} onMove={setAsking} />
      {isTakenAndNotCollected(order) && (
        <Button variant="secondary" isWide onClick={() => setAsking('free')} className="min-h-12">
          {t`收回派单`}
        </Button>
      )}
      {order.paidAt !== null && (
        <Button variant="secondary" isWide onClick={() => setAsking('compensate')} className="mt-2 min-h-12">
          {t`补偿客人`}
        </Button>
      )}
      {asking === 'compensate' && <CompensationDialog orderId={order.id} onClose={stopAsking} />}
      {asking === 'free' && <FreeJobDialog orderId={order.id} onDone={cacheOrder} onClose={stopAsking} />}
      {asking === 'give_up' && <GiveUpDialog order={order} onClose={stopAsking} />}
      {(asking === 'cancel' || asking === 'refund_by_platform') && (
        <OperatorRefundDialog order={order} onClose={stopAsking} />
      )}
      {asking === 'hand_back' && <TakeFromCourierDialog order={order} onClose={stopAsking} />}
    </>
  );
}

/**
 * True while an operator may free the delivery job from its courier. Freeing a job does not change the order's state,
 * so it is not one of the allowed events (rule courier-10).
 */
const isTakenAndNotCollected = ({ courier, state }: StaffOrder) =>
  courier !== null && (state === 'delivering' || state === 'to_be_picked_up');

type DeliveryDialogProps = { readonly order: StaffOrder; readonly onClose: () => void };

const TakeFromCourierDialog = ({ order: { id: orderId }, onClose }: DeliveryDialogProps) => (
  <ReasonDialog
    title={t`从骑手手中收回配送？`}
    label={t`收回的原因`}
    suggestions={[t`联系不上骑手`, t`骑手主动要求`, t`配送严重超时`]}
    submit={t`确认收回`}
    send={(reason) => api('/rest/platform/order/handBack', { orderId, reason })}
    success={() => t`已收回，其他骑手可以接单`}
    onDone={cacheOrder}
    onClose={onClose}
  />
);

/**
 * Cancels a delivery with a full refund. The operator chooses the liable party, which the server stores with the order
 * (rule ordering-21).
 */
function GiveUpDialog({ order: { id: orderId }, onClose }: DeliveryDialogProps) {
  const [liable, setLiable] = useState<LiableParty>('platform');
  return (
    <ReasonDialog
      title={t`终止配送并全额退款？`}
      label={t`终止的原因`}
      suggestions={[t`无骑手可派`, t`餐品在途中损坏`, t`联系不上客人`]}
      submit={t`终止并全额退款`}
      send={(reason) => api('/rest/platform/order/abandonDelivery', { orderId, liable, reason })}
      success={() => t`已终止，款项将全额退回`}
      onDone={cacheOrder}
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
