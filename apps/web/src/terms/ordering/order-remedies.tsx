import { ActionRow } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import type { OrderProps } from './order-actions.tsx';
import type { ActionableOrder, OrderDialogProps } from './order-kind.ts';

type OrderRemediesProps<Order extends ActionableOrder> = OrderProps<Order> & {
  readonly beforeCancelling?: ReactNode;
  /** Label of the cancel button. Default: “Cancel order”. */
  readonly cancelText?: ReactNode;
  readonly cancelDialog: (dialog: OrderDialogProps) => ReactNode;
  readonly onChanged: () => void;
};

/** Actions such as cancelling and requesting a refund, less prominent than the order’s next step. */
export function OrderRemedies<Order extends ActionableOrder>(props: OrderRemediesProps<Order>) {
  const { kind, order, beforeCancelling, cancelText, cancelDialog, onChanged } = props;
  const navigation = useNavigation();
  const [isCancelling, setCancelling] = useState(false);
  const may = (event: string) => order.allowedEvents.includes(event);
  return (
    <>
      {may('cancel') && (
        <>
          {beforeCancelling}
          <ActionRow icon="close" onPress={() => setCancelling(true)}>
            {cancelText ?? <Trans>Cancel order</Trans>}
          </ActionRow>
        </>
      )}
      {may('apply_for_refund') && (
        <ActionRow
          icon="wallet"
          onPress={() => navigation.open(kind.screens.refundApply, { orderId: String(order.id) })}
        >
          <Trans>Request a refund</Trans>
        </ActionRow>
      )}
      {cancelDialog({ isOpen: isCancelling, onClose: () => setCancelling(false), onChanged })}
    </>
  );
}
