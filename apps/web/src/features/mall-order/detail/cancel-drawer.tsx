import { Button, Drawer, RadioGroup, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { reasonChoices } from '../../../terms/orders/cancel-reason-words.ts';
import { Points } from '../../../terms/points/points.tsx';
import { mallReasonByNumber } from '../words/reason-words.ts';
import type { MallOrderPartProps } from './mall-order-part-props.ts';

type CancelDrawerProps = MallOrderPartProps & { readonly isOpen: boolean; readonly onClose: () => void };

/** Asks why, and says exactly what comes back. */
export function CancelDrawer({ order, isOpen, onClose, onChanged }: CancelDrawerProps) {
  const { t, i18n } = useLingui();
  const [reason, setReason] = useState<string | null>(null);
  const cancel = useMutation({
    mutationFn: () => api('/rest/mall/order/cancel', { orderId: order.id, reason: Number(reason) }),
    onSuccess: () => toast(t`Order cancelled`, { kind: 'success' }),
    // Refused or not: what stands on screen is no longer true.
    onSettled: () => {
      onClose();
      onChanged();
    },
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
      <ComesBack paid={order.paidAt === null ? 0 : order.points} />
      <RadioGroup
        label={t`Why do you cancel?`}
        value={reason}
        onChange={setReason}
        choices={reasonChoices(order.cancelReasons, mallReasonByNumber, i18n)}
      />
    </Drawer>
  );
}

function ComesBack({ paid }: { readonly paid: number }) {
  if (paid === 0) {
    return (
      <p className="mb-3 text-note text-soft">
        <Trans>Nothing was paid yet, so no points are taken.</Trans>
      </p>
    );
  }
  return (
    <p className="mb-3 rounded-small bg-good-tint px-3 py-2 text-note font-semibold text-good">
      <Trans>
        At once you get back <Points points={paid} />
      </Trans>
    </p>
  );
}
