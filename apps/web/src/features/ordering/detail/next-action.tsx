import { ApproximateAmountLine, Button, Money, Skeleton } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { lazyComponent } from '../../../platform/loading/lazy-component.tsx';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { withPhrases } from '../../../platform/phrases/with-phrases.ts';
import { OrderActions } from '../../../terms/ordering/order-actions.tsx';
import { mealOrder } from '../meal-order.tsx';
import { offeredEvents } from '../offered-events.ts';
import type { OrderPartProps } from '../order-parts/order-part-props.ts';
import { ChooseRestaurant } from '../setmeal/choose-restaurant.tsx';

const LostBranch = lazyComponent(
  () => withPhrases(import('../setmeal/lost-branch.tsx'), 'ordering'),
  <Skeleton className="h-36 rounded-card" />,
);

/** The button for the guest's next action, for a meal order or a set meal. */
export function NextAction({ order, onChanged }: OrderPartProps) {
  const may = (event: (typeof order.allowedEvents)[number]) => order.allowedEvents.includes(event);
  return (
    <OrderActions
      kind={mealOrder}
      order={{ ...order, allowedEvents: offeredEvents(order) }}
      pay={
        <>
          {order.state === 'unpaid' && <PayOrder order={order} />}
          {may('choose_restaurant') && <ChooseRestaurant orderId={order.id} />}
          {order.setMeal?.isBranchLost && may('release_restaurant') && (
            <LostBranch order={order} onChanged={onChanged} />
          )}
        </>
      }
      onChanged={onChanged}
    />
  );
}

function PayOrder({ order: { id, payable } }: Pick<OrderPartProps, 'order'>) {
  const navigation = useNavigation();
  return (
    <>
      <Button isWide icon="card" onClick={() => navigation.open(mealOrder.screens.pay, { orderId: String(id) })}>
        <span>
          <Trans>
            Pay <Money amount={payable} />
          </Trans>
        </span>
      </Button>
      <ApproximateAmountLine amounts={[payable]} className="text-center" />
    </>
  );
}
