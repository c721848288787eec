import { isFinalRefundState } from '@chifan/domain/refund';
import { Button } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mallOrderQuery } from '../../../../data/mall-order.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useNavigation } from '../../../../platform/navigation.ts';
import type { RefundViewProps } from './mall-refund-part-props.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** What the server allows now: take the request back, or, once it is over, ask again where the order may. */
export function MallRefundActions({ refund, onChanged }: RefundViewProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const [isAsking, setIsAsking] = useState(false);
  const { id, orderId, state, allowedEvents } = refund;
  const { data: order } = useQuery({
    ...mallOrderQuery(orderId, useLanguage()),
    enabled: isFinalRefundState(state),
  });
  const mayAskAgain = isFinalRefundState(state) && order?.allowedEvents.includes('apply_for_refund');
  const mayWithdraw = allowedEvents.includes('withdraw');
  if (!mayWithdraw && !mayAskAgain) return null;
  return (
    <section aria-label={t`What you can do`} className="grid gap-2">
      {mayWithdraw && (
        <Button variant="secondary" isWide onClick={() => setIsAsking(true)}>
          <Trans>Withdraw the request</Trans>
        </Button>
      )}
      {mayAskAgain && (
        <Button
          variant="secondary"
          isWide
          onClick={() => navigation.open('pages/internal/mall/order/refund/apply/apply', { orderId: String(orderId) })}
        >
          <Trans>Ask again</Trans>
        </Button>
      )}
      <WithdrawDialog refundId={id} isOpen={isAsking} onClose={() => setIsAsking(false)} onChanged={onChanged} />
    </section>
  );
}
