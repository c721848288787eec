import { cancelReasonsFor, wayOf } from '@chifan/domain/ordering';
import { Button, Drawer, Money, RadioGroup, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { placeLabel } from '../../../platform/money/money-places.ts';
import { cancelReasonLabels } from '../../../terms/orders/cancel-reason-words.ts';
import type { OrderPartProps } from './order-part-props.ts';

export type OrderDialogProps = OrderPartProps & { readonly isOpen: boolean; readonly onClose: () => void };

/** Asks why, and says exactly what comes back. */
export function CancelDialog({ order, isOpen, onClose, onChanged }: OrderDialogProps) {
  const { t, i18n } = useLingui();
  const [reason, setReason] = useState<string | null>(null);
  const cancel = useMutation({
    mutationFn: () => api('/rest/order/cancel', { orderId: order.id, reason: Number(reason) }),
    onSuccess: () => {
      toast(t`Order cancelled`, { kind: 'success' });
      onClose();
    },
    // Refused or not: what stands on screen is no longer true.
    onSettled: onChanged,
  });
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t`Cancel the order`}
      actions={
        <Button
          variant="danger"
          isWide
          disabled={reason === null}
          isBusy={cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          <Trans>Cancel the order</Trans>
        </Button>
      }
    >
      <ComesBack order={order} />
      <RadioGroup
        label={t`Why do you cancel?`}
        value={reason}
        onChange={setReason}
        choices={cancelReasonsFor(wayOf(order)).map(({ number, key }) => ({
          value: String(number),
          label: i18n._(cancelReasonLabels[key]),
        }))}
      />
    </Drawer>
  );
}

/** To the fen, and where to: what the posting brings, by the same rule. */
function ComesBack({ order: { refundableNow, returnsNow } }: Pick<OrderPartProps, 'order'>) {
  const { i18n } = useLingui();
  if (refundableNow === 0) {
    return (
      <p className="mb-3 text-note text-soft">
        <Trans>Nothing was paid yet, so nothing is charged.</Trans>
      </p>
    );
  }
  return (
    <div className="mb-3 rounded-small bg-good-tint px-3 py-2 text-note text-good">
      <p className="font-semibold">
        <Trans>
          You get back <Money amount={refundableNow} />
        </Trans>
      </p>
      <ul>
        {returnsNow.map(({ amount, to }) => (
          <li key={to} className="flex justify-between gap-3">
            <span>{i18n._(placeLabel(to))}</span>
            <Money amount={amount} />
          </li>
        ))}
      </ul>
    </div>
  );
}
