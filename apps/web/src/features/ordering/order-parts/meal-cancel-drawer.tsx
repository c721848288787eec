import { cancelReasonsFor, orderWayOf } from '@chifan/domain/ordering';
import { Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '../../../data/ordering.ts';
import { api } from '../../../platform/api.ts';
import { CancelDrawer } from '../../../terms/ordering/cancel-drawer.tsx';
import { cancelReasonByNumber } from '../../../terms/ordering/cancel-reasons.ts';
import type { OrderDialogProps } from '../../../terms/ordering/order-kind.ts';
import { refundDestinationLabel } from '../../../terms/wallet/money-places.ts';

type MealCancelDrawerProps = OrderDialogProps & { readonly order: OrderDetail };

export const MealCancelDrawer = ({ order, ...dialog }: MealCancelDrawerProps) => (
  <CancelDrawer
    {...dialog}
    reasons={cancelReasonsFor(orderWayOf(order)).map(({ number }) => number)}
    reasonLabel={cancelReasonByNumber}
    cancel={(reason) => api('/rest/order/cancel', { orderId: order.id, reason })}
  >
    <ComesBack order={order} />
  </CancelDrawer>
);

/** The exact amount that a cancellation refunds and its destinations, as calculated by the server. */
export function ComesBack({ order: { refundableNow, returnsNow } }: { readonly order: OrderDetail }) {
  const { i18n } = useLingui();
  if (refundableNow === 0) {
    return (
      <p className="mb-3 text-note text-soft">
        <Trans>You haven’t paid, so you won’t be charged.</Trans>
      </p>
    );
  }
  return (
    <div className="mb-3 rounded-small bg-good-tint px-3 py-2 text-note text-good">
      <p className="font-semibold">
        <Trans>
          You get back <Money isApproximate amount={refundableNow} />
        </Trans>
      </p>
      <ul>
        {returnsNow.map(({ amount, to }) => (
          <li key={to} className="flex justify-between gap-3">
            <span>{i18n._(refundDestinationLabel(to))}</span>
            <Money amount={amount} />
          </li>
        ))}
      </ul>
    </div>
  );
}
