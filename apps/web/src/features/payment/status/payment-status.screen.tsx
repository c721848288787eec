import { Button, Dialog, ErrorState, PageSkeleton, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PayTarget } from '../../../data/pay-target.ts';
import { requireParam } from '../../../platform/addressed/require-param.tsx';
import { api } from '../../../platform/api.ts';
import { useParams } from '../../../platform/navigation/navigation.ts';
import { useRestoreFocus } from '../../../platform/use-restore-focus.ts';
import { HelpLink } from '../../../terms/help/help-link.tsx';
import { noLongerWanted } from '../../../terms/ordering/cancel-reasons.ts';
import { Ended } from './ended.tsx';
import { Paid } from './paid.tsx';
import { PayPanel } from './pay-panel.tsx';
import { usePayment } from './use-payment.ts';
import { Waiting } from './waiting.tsx';

export default requireParam(['orderId', 'purchaseId'], 'order', PaymentStatusScreen);

/**
 * URL parameters: `orderId` or `purchaseId`. `method`: the chosen payment method. `start`: start the payment at once.
 * `back`: the guest returns from a gateway. `setup`: the card form that may have saved a
 * card.
 */
function PaymentStatusScreen() {
  const target = targetOf(useParams());
  if (target === null) return null;
  return <PaymentOf key={JSON.stringify(target)} target={target} />;
}

function PaymentOf({ target }: { readonly target: PayTarget }) {
  const payment = usePayment(target);
  const [isCancelling, setIsCancelling] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const { payable, error, look } = payment;
  useRestoreFocus(`${payable?.state} ${payment.isWaiting}`);
  if (!payable)
    return error ? <ErrorState error={error} onRetry={look} /> : <PageSkeleton blocks={['h-32', 'h-44', 'h-96']} />;
  if (payable.state === 'paid') return <Paid payable={payable} />;
  if (payable.state === 'over') return <Ended payable={payable} openedAt={openedAt} />;
  return (
    <>
      {payment.isWaiting ? (
        <Waiting payable={payable} payment={payment} onCancel={() => setIsCancelling(true)} />
      ) : (
        <PayPanel payable={payable} payment={payment} onCancel={() => setIsCancelling(true)} />
      )}
      <HelpLink topic="payment" order={payable.number} />
      <CancelPaymentDialog
        target={target}
        isOpen={isCancelling}
        onClose={() => setIsCancelling(false)}
        onSettled={look}
      />
    </>
  );
}

function targetOf({ orderId, purchaseId }: Readonly<Partial<Record<string, string>>>): PayTarget | null {
  if (Number(orderId) > 0) return { orderId: Number(orderId) };
  return Number(purchaseId) > 0 ? { purchaseId: Number(purchaseId) } : null;
}

type CancelPaymentDialogProps = {
  readonly target: PayTarget;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSettled: () => void;
};

function CancelPaymentDialog({ target, isOpen, onClose, onSettled }: CancelPaymentDialogProps) {
  const { t } = useLingui();
  const isOrder = 'orderId' in target;
  const cancel = useMutation({
    mutationFn: () =>
      'orderId' in target
        ? api('/rest/order/cancel', { ...target, reason: noLongerWanted })
        : api('/rest/purchase/cancel', target),
    onSuccess: () => toast(isOrder ? t`Order cancelled` : t`Cancelled`, { kind: 'success' }),
    onSettled: () => {
      onClose();
      onSettled();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isOrder ? t`Cancel this order?` : t`Cancel this purchase?`}
      actions={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="danger" isWide isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
            <Trans>Cancel it</Trans>
          </Button>
        </>
      }
    >
      <p className="text-note text-soft">
        <Trans>If a payment is still on its way, it’s refunded in full automatically.</Trans>
      </p>
    </Dialog>
  );
}
