import { Countdown } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../../../platform/language.ts';
import { formatTime } from '../../../../platform/time.ts';
import { OrderRemedies } from '../../../../terms/ordering/order-remedies.tsx';
import { mealOrder } from '../../meal-order.tsx';
import { MealCancelDrawer } from '../../order-parts/meal-cancel-drawer.tsx';
import type { OrderPartProps } from '../../order-parts/order-part-props.ts';

export function MealOrderRemedies({ order, onChanged }: OrderPartProps) {
  return (
    <OrderRemedies
      kind={mealOrder}
      order={order}
      beforeCancelling={<FreeUntil until={order.freeToCancelUntil} onEnd={onChanged} />}
      cancelDialog={(dialog) => <MealCancelDrawer {...dialog} order={order} />}
      onChanged={onChanged}
    />
  );
}

function FreeUntil({ until, onEnd }: { readonly until: string | null; readonly onEnd: () => void }) {
  const language = useLanguage();
  if (until === null) return null;
  const clock = formatTime(until, 'time', language);
  return (
    <p className="text-note text-soft">
      <Trans>Free cancellation until {clock}, unless the restaurant accepts first</Trans>{' '}
      <Countdown until={until} onEnd={onEnd} className="font-semibold text-ink" />
    </p>
  );
}
