import type { RefundEvent } from '@chifan/domain/refund';
import { Checkbox, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Points } from '../../../money-words/amounts.tsx';
import { api } from '../../../platform/api.ts';
import { clockTime } from '../../../platform/time.ts';
import {
  type ActionDialogProps,
  DialogActionButtons,
  type DialogActions,
} from '../../../staff-order/actions/dialog-action-buttons.tsx';
import { mallReasonLabel, mallStateBadges } from '../../../staff-order/mall-order-labels.ts';
import { ParticipantStatements } from '../../../texts/participant-statements.tsx';
import { DecideDialog } from '../decide-dialog.tsx';
import { RefundCard } from '../refund-card.tsx';
import { mallRefundBadges, mallRefunds } from './mall-refund-kind.ts';
import type { StaffMallRefund } from './mall-refunds.query.ts';

export function MallRefundCard({ refund }: { readonly refund: StaffMallRefund }) {
  const { state, orderState, orderNumber, items, granted, decisionWords, platformNote, decidedAt } = refund;
  const now = useNow();
  const order = mallStateBadges[orderState].label();
  return (
    <RefundCard
      kind={mallRefunds}
      refund={refund}
      number={refund.number}
      badge={mallRefundBadges[state]}
      about={t`订单状态 ${order}`}
      items={items.map(({ nameZh, name, number, points }) => ({
        nameZh,
        name,
        quantity: number,
        amount: points * number,
      }))}
      reason={mallReasonLabel(String(refund.reason))}
    >
      {decidedAt !== null && (
        <ParticipantStatements
          rows={[
            [t`实退积分`, granted !== null && <Points amount={granted} />],
            [t`决定原因`, decisionWords],
            [t`平台说明`, platformNote],
            [t`处理时间`, clockTime(decidedAt, now)],
          ]}
        />
      )}
      <DialogActionButtons subject={refund} allowed={refund.allowedEvents} moves={moves}>
        <Link
          to="/mall-orders"
          search={{ search: orderNumber }}
          className="inline-flex min-h-11 items-center gap-1 text-note font-medium text-link"
        >
          {t`查看订单`} <bdi className="figures">{orderNumber}</bdi>
        </Link>
      </DialogActionButtons>
    </RefundCard>
  );
}

/**
 * Decides a refund request of the points mall. A grant returns points, and the returned units may go back into the
 * stock.
 */
function DecideMallDialog({ subject: { id: refundId, asked }, onClose }: ActionDialogProps<StaffMallRefund>) {
  const [isBackInStock, setIsBackInStock] = useState(false);
  return (
    <DecideDialog
      kind={mallRefunds}
      asked={asked}
      title={t`处理退款申请`}
      words={{
        confirm: (isGrant) => (isGrant ? t`确认退积分` : t`确认拒绝`),
        done: (isGrant) => (isGrant ? t`已退回积分` : t`已拒绝退款`),
      }}
      note={{ label: t`说明`, hint: t`内部备注，选填，客人看不到。` }}
      send={({ decision, note, amount, reason }) => {
        const why = { refundId, note, ...(reason === undefined ? {} : { reason }) };
        const sent = amount === undefined ? { decision, ...why } : { decision, ...why, points: amount, isBackInStock };
        return api('/rest/platform/mall/refund/decide', sent);
      }}
      onClose={onClose}
      ofGrant={
        <Checkbox
          label={t`商品已退回入库`}
          hint={t`勾选后这些商品重新计入库存，可以再次兑换。`}
          isChecked={isBackInStock}
          onChange={setIsBackInStock}
        />
      }
    />
  );
}

const moves: DialogActions<StaffMallRefund, RefundEvent> = [
  { event: 'platform_grant', label: () => t`处理`, variant: 'primary', Ask: DecideMallDialog },
];
