import { Button, Countdown, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { formatTime } from '../../../platform/time.ts';
import { OrderActions } from '../../../terms/orders/order-actions.tsx';
import { mealOrder } from '../meal-order.tsx';
import { MealCancelDrawer } from './meal-cancel-drawer.tsx';
import type { OrderPartProps } from './order-part-props.ts';

export function MealOrderActions({ order, onChanged }: OrderPartProps) {
  return (
    <OrderActions
      kind={mealOrder}
      order={order}
      pay={order.state === 'unpaid' && <PayOrder order={order} />}
      beforeCancelling={<FreeUntil until={order.freeToCancelUntil} onEnd={onChanged} />}
      cancelDialog={(dialog) => <MealCancelDrawer {...dialog} order={order} />}
      onChanged={onChanged}
    />
  );
}

export function PayOrder({ order: { id, payable } }: Pick<OrderPartProps, 'order'>) {
  const navigation = useNavigation();
  return (
    <Button isWide icon="card" onClick={() => navigation.open(mealOrder.screens.pay, { orderId: String(id) })}>
      <span>
        <Trans>
          Pay <Money amount={payable} />
        </Trans>
      </span>
    </Button>
  );
}

function FreeUntil({ until, onEnd }: { readonly until: string | null; readonly onEnd: () => void }) {
  const language = useLanguage();
  if (until === null) return null;
  const clock = formatTime(until, 'time', language);
  return (
    <p className="text-center text-note text-soft">
      <Trans>Free to cancel until {clock}, unless the restaurant takes it first</Trans>{' '}
      <Countdown until={until} onEnd={onEnd} className="font-semibold text-ink" />
    </p>
  );
}
