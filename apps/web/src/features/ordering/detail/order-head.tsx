import { orderWayOf } from '@chifan/domain/ordering';
import { Card, Countdown, Icon } from '@chifan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatRelativeDateTime, formatTime } from '../../../platform/time.ts';
import { wayIcons, wayLabels } from '../../../terms/choice/way-labels.ts';
import { isAwaitingGuest } from '../../../terms/ordering/order-kind.ts';
import { progressOfOrder } from '../../../terms/ordering/order-progress.ts';
import { isWaitingForGuest, type OrderStateText, orderStateText } from '../../../terms/ordering/order-state-text.ts';
import { OrderBadge } from '../order-badge.tsx';
import type { OrderPartProps } from '../order-parts/order-part-props.ts';
import { CalledNumber } from './called-number.tsx';
import { CompensationLines } from './compensation-lines.tsx';
import { eventLabel, reasonLabel } from './event-words.ts';
import { ArrivalClock } from './progress/arrival-clock.tsx';
import { StageBar } from './progress/stage-bar.tsx';
import { RefundedLine } from './refunded-line.tsx';

/** The state of an order in words, with its arrival time or countdown, and the bar of its stages. */
export function OrderHead({ order, onChanged }: OrderPartProps) {
  const { i18n } = useLingui();
  const { title, text } = headWords(order);
  const way = orderWayOf(order);
  // If the bar shows the state of an active order, omit the badge, which would repeat it.
  const hasBar = progressOfOrder(order) !== null && !isAwaitingGuest(order.refundState);
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        {hasBar ? (
          <div className="min-w-[min(10rem,100%)] flex-1">
            <CalledNumber order={order} />
          </div>
        ) : (
          <OrderBadge order={order} />
        )}
        <p className="flex items-center gap-1 text-small text-soft">
          <Icon name={wayIcons[way]} size={18} />
          {i18n._(wayLabels[way])}
        </p>
      </div>
      {!hasBar && <CalledNumber order={order} />}
      <div aria-live="polite">
        <h2 className="text-title font-semibold">{i18n._(title)}</h2>
        {text && <p className="text-note text-soft">{i18n._(text)}</p>}
      </div>
      <Clocks order={order} onChanged={onChanged} />
      <StageBar order={order} />
      <Ending order={order} />
    </Card>
  );
}

/** The headline of an order. A cancelled order also shows who cancelled it. */
function headWords(order: OrderDetail): OrderStateText {
  const words = orderStateText({ ...order, hasCourier: order.courier !== null });
  if (order.state === 'completed' && isLongAgo(order)) return { title: msg`Completed`, text: null };
  const ending = order.state === 'cancelled' ? order.timeline.find(({ to }) => to === 'cancelled') : undefined;
  return ending ? { ...words, title: eventLabel(ending) } : words;
}

const mealMs = 3 * 3_600_000;

/**
 * Whether the meal was completed over three hours ago. An order without history counts as old, because its history is
 * in the archive.
 */
const isLongAgo = ({ timeline }: OrderDetail): boolean =>
  timeline.length === 0 ||
  timeline.some(({ to, at }) => to === 'completed' && Date.now() - new Date(at).getTime() > mealMs);

const eaten: readonly OrderDetail['state'][] = ['pending', 'delivering', 'to_be_picked_up', 'to_be_delivered'];

function Clocks({ order, onChanged }: OrderPartProps) {
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
  if (!eaten.includes(order.workingState) || isWaitingForGuest(order)) return null;
  return (
    <>
      <AnswerUntil order={order} />
      <ArrivalClock order={order} />
    </>
  );
}

/** Rule ordering-16: until when the restaurant has to accept the order. */
function AnswerUntil({ order: { state, freeToCancelUntil } }: Pick<OrderPartProps, 'order'>) {
  const language = useLanguage();
  if (state !== 'pending' || freeToCancelUntil === null) return null;
  const until = formatTime(freeToCancelUntil, 'time', language);
  return (
    <p className="flex items-center gap-1 text-note">
      <Icon name="clock" size={18} />
      <Trans>The restaurant has until {until} to accept</Trans>
    </p>
  );
}

/**
 * The last day on which the guest can choose a restaurant for the set meal. After that day, the payment is refunded
 * automatically.
 */
function ChooseUntil({ order: { workingState, setMeal } }: Pick<OrderPartProps, 'order'>) {
  const language = useLanguage();
  if (!setMeal || workingState !== 'pending') return null;
  const until = formatRelativeDateTime(setMeal.validUntil, language);
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
      {order.state === 'cancelled' && order.paidAt === null && (
        <p className="text-note text-soft">
          <Trans>You haven’t been charged.</Trans>
        </p>
      )}
      {order.refunded > 0 && order.gatewayRefunds.length === 0 && <RefundedLine order={order} />}
      <CompensationLines compensations={order.compensations} />
    </>
  );
}
