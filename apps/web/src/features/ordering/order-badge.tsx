import { type OrderWay, orderWayOf } from '@chifan/domain/ordering';
import { Badge, type IconName, StateBadge, type Tone } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderCard } from '../../data/ordering.ts';
import { isAwaitingGuest } from '../../terms/ordering/order-kind.ts';

type Style = { readonly label: MessageDescriptor; readonly icon: IconName; readonly tone: Tone };

type Styles = Readonly<Partial<Record<OrderCard['state'], Style>>>;

const showCode: Style = { label: msg`Show your code`, icon: 'dineIn', tone: 'brand' };

const setMealStyles: Styles = {
  pending: { label: msg`Voucher ready`, icon: 'ticket', tone: 'brand' },
  delivering: { label: msg`Code on its way`, icon: 'clock', tone: 'brand' },
  to_be_picked_up: showCode,
};

const cooking: Style = { label: msg`Being prepared`, icon: 'dineIn', tone: 'brand' };
const served: Style = { label: msg`Food ready`, icon: 'dineIn', tone: 'brand' };
const ready: Style = { label: msg`Ready for pickup`, icon: 'bag', tone: 'brand' };

const forCourier: Style = { label: msg`Ready for the courier`, icon: 'bag', tone: 'brand' };

/**
 * Badges of cooked food by order type. “Awaiting pickup” would wrongly send guests with a delivery or at a table to the
 * counter.
 */
const cookedStyles: Readonly<Record<OrderWay, Style>> = {
  delivery: forCourier,
  eat_here: served,
  pack: ready,
  collect: ready,
};

const refundAnswered: Style = { label: msg`Refund decided`, icon: 'info', tone: 'warn' };

type BadgedOrder = Pick<OrderCard, 'state' | 'setMealId' | 'type' | 'dining' | 'refundState' | 'readyAt'>;

function styleOf(order: BadgedOrder): Style | undefined {
  const { state, setMealId, refundState } = order;
  if (isAwaitingGuest(refundState)) return refundAnswered;
  if (setMealId !== null) return setMealStyles[state];
  if (state === 'delivering' && order.readyAt !== null) return cookedStyles[orderWayOf(order)];
  if (state !== 'to_be_picked_up') return undefined;
  return isCooked(order) ? cookedStyles[orderWayOf(order)] : cooking;
}

/**
 * Rule ordering-103: the food is cooked when the kitchen reports it. A pickup code alone does not mean that the food is
 * cooked.
 */
const isCooked = ({ type, readyAt }: BadgedOrder): boolean => type === 'delivery' || readyAt !== null;

/**
 * The badge with the state of an order. The badge differs from `StateBadge` if `StateBadge` would mislead, for example
 * for a dine-in order.
 */
export function OrderBadge({ order }: { readonly order: BadgedOrder }) {
  const { i18n } = useLingui();
  const { state } = order;
  const style = styleOf(order);
  if (!style) return <StateBadge state={state} />;
  return (
    <Badge tone={style.tone} icon={style.icon}>
      {i18n._(style.label)}
    </Badge>
  );
}
