import { wayOf } from '@chifan/domain/ordering';
import { Card, Countdown, Icon, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatWhen } from '../../../platform/time.ts';
import { OrderBadge } from '../setmeal/set-meal-order.tsx';
import { wayWords } from '../ways/way-choice.tsx';
import { reasonLabel } from './event-words.ts';
import type { OrderPartProps } from './order-part-props.ts';
import { stateWords } from './state-words.ts';

export function OrderHead({ order, onChanged }: OrderPartProps) {
  const { i18n } = useLingui();
  const { title, text } = stateWords(order);
  const way = wayWords[wayOf(order)];
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <OrderBadge order={order} />
        <p className="flex items-center gap-1 text-small text-soft">
          <Icon name={way.icon} size={18} />
          {i18n._(way.label)}
        </p>
      </div>
      <div aria-live="polite">
        <h2 className="text-title font-semibold">{i18n._(title)}</h2>
        {text && <p className="text-note text-soft">{i18n._(text)}</p>}
      </div>
      <Clocks order={order} onChanged={onChanged} />
      <Ending order={order} />
    </Card>
  );
}

const eaten: readonly OrderDetail['state'][] = ['pending', 'delivering', 'to_be_picked_up', 'to_be_delivered'];

function Clocks({ order, onChanged }: OrderPartProps) {
  const language = useLanguage();
  if (order.state === 'unpaid') {
    return (
      <p className="text-note text-warn">
        <Trans>
          Pay within <Countdown until={order.payBefore} onEnd={onChanged} className="font-semibold" />
        </Trans>
      </p>
    );
  }
  if (order.setMeal) return <ChooseUntil order={order} />;
  if (!eaten.includes(order.workingState)) return null;
  const arrival = formatWhen(order.estimatedAt, language);
  return (
    <p className="flex items-center gap-1 text-note">
      <Icon name="clock" size={18} />
      {order.type === 'delivery' ? <Trans>Arrives about {arrival}</Trans> : <Trans>Ready about {arrival}</Trans>}
    </p>
  );
}

/** A voucher is good until its last day ends; then all money comes back by itself. */
function ChooseUntil({ order: { workingState, setMeal } }: Pick<OrderPartProps, 'order'>) {
  const language = useLanguage();
  if (!setMeal || workingState !== 'pending') return null;
  const until = formatWhen(setMeal.validUntil, language);
  return (
    <p className="flex items-center gap-1 text-note">
      <Icon name="clock" size={18} />
      <Trans>Valid until {until}</Trans>
    </p>
  );
}

function Ending({ order }: { readonly order: OrderDetail }) {
  const { i18n } = useLingui();
  const reason = order.state === 'cancelled' ? reasonLabel(order.cancelReason) : undefined;
  return (
    <>
      {reason && <p className="text-note text-soft">{i18n._(reason)}</p>}
      {order.refunded > 0 && (
        <p className="flex items-center gap-1 text-note text-good">
          <Icon name="check" size={18} />
          <span>
            {order.gatewayRefunds.every(({ state }) => state === 'settled') ? (
              <Trans>
                <Money amount={order.refunded} /> went back to where it came from.
              </Trans>
            ) : (
              <Trans>
                <Money amount={order.refunded} /> goes back to where it came from.
              </Trans>
            )}
          </span>
        </p>
      )}
    </>
  );
}
