import { Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { OrderRemedies } from '../../../terms/ordering/order-remedies.tsx';
import { offeredEvents } from '../offered-events.ts';
import type { OrderPartProps } from '../order-parts/order-part-props.ts';
import { setMealOrder } from './set-meal-order.tsx';
import { SetMealRefundDialog } from './set-meal-refund-dialog.tsx';

export function SetMealRemedies({ order, onChanged }: OrderPartProps) {
  return (
    <OrderRemedies
      kind={setMealOrder}
      order={{ ...order, allowedEvents: offeredEvents(order) }}
      cancelText={
        order.refundableNow > 0 ? (
          <span>
            <Trans>
              Get <Money amount={order.refundableNow} /> back
            </Trans>
          </span>
        ) : undefined
      }
      cancelDialog={(dialog) => <SetMealRefundDialog {...dialog} order={order} />}
      onChanged={onChanged}
    />
  );
}
