import { Button, Card, Icon, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { OrderActions } from '../../../terms/orders/order-actions.tsx';
import { PayOrder } from '../detail/meal-order-actions.tsx';
import type { OrderPartProps } from '../detail/order-part-props.ts';
import { offered, setMealOrder } from './set-meal-order.tsx';
import { SetMealRefundDialog } from './set-meal-refund-dialog.tsx';

export function SetMealActions({ order, onChanged }: OrderPartProps) {
  const may = (event: (typeof order.allowedEvents)[number]) => order.allowedEvents.includes(event);
  return (
    <OrderActions
      kind={setMealOrder}
      order={{ ...order, allowedEvents: offered(order) }}
      pay={
        <>
          {order.state === 'unpaid' && <PayOrder order={order} />}
          {may('choose_restaurant') && <ChooseRestaurant orderId={order.id} />}
          {order.setMeal?.isBranchLost && may('release_restaurant') && (
            <LostBranch order={order} onChanged={onChanged} />
          )}
        </>
      }
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

type ChooseRestaurantProps = { readonly orderId: number; readonly isWide?: boolean };

export function ChooseRestaurant({ orderId, isWide = true }: ChooseRestaurantProps) {
  const navigation = useNavigation();
  return (
    <Button
      isWide={isWide}
      icon="shop"
      onClick={() => navigation.open('pages/shop/choose/choose', { orderId: String(orderId) })}
    >
      <Trans>Choose a restaurant</Trans>
    </Button>
  );
}

/** The voucher is good again at once: another restaurant may be chosen, or the money comes back. */
function LostBranch({ order, onChanged }: OrderPartProps) {
  const navigation = useNavigation();
  const release = useMutation({
    mutationFn: () => api('/rest/order/restaurant/release', { orderId: order.id }),
    onSuccess: () => navigation.open('pages/shop/choose/choose', { orderId: String(order.id) }),
    onSettled: onChanged,
  });
  return (
    <Card className="grid grid-cols-1 gap-3">
      <p role="status" className="flex items-start gap-2 text-note text-warn">
        <Icon name="warning" size={20} />
        <span>
          <Trans>
            This restaurant cannot serve you now. Choose another one; after that you can also have your money back.
          </Trans>
        </span>
      </p>
      <Button isWide icon="shop" isBusy={release.isPending} onClick={() => release.mutate()}>
        <Trans>Choose another restaurant</Trans>
      </Button>
    </Card>
  );
}
