import { Badge, type IconName, StateBadge, type Tone } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type OrderCard, orderQuery } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { OrderKind } from '../../../terms/orders/order-kind.ts';
import { mealOrder, type OrderedMeal } from '../meal-order.tsx';
import { SetMealRefundDialog } from './set-meal-refund-dialog.tsx';

/** Bought first, its restaurant is chosen afterwards (rule setmeal-10). Paid, calling it off asks nobody. */
export const setMealOrder: OrderKind<OrderedMeal> = {
  ...mealOrder,
  cancelWords: (state) => (state === 'unpaid' ? msg`Cancel the order` : msg`Get my money back`),
  CancelFromList: ({ orderId, ...dialog }) => {
    const { data } = useQuery(orderQuery(orderId, useLanguage()));
    return data && <SetMealRefundDialog {...dialog} order={data} isOpen />;
  },
};

/** A part is asked for only where there are several pieces; all of it comes back by a tap. */
export const offered = ({ allowedEvents, itemCount, setMealId }: OrderCard): OrderCard['allowedEvents'] =>
  setMealId === null || itemCount > 1 ? allowedEvents : allowedEvents.filter((event) => event !== 'apply_for_refund');

type Style = { readonly label: MessageDescriptor; readonly icon: IconName; readonly tone: Tone };

const styles: Readonly<Partial<Record<OrderCard['state'], Style>>> = {
  pending: { label: msg`Voucher ready`, icon: 'ticket', tone: 'brand' },
  delivering: { label: msg`Code on its way`, icon: 'clock', tone: 'brand' },
  to_be_picked_up: { label: msg`Show your code`, icon: 'dineIn', tone: 'brand' },
};

/** Differs where a meal's badge speaks of what the kitchen does. */
export function OrderBadge({
  order: { state, setMealId },
}: {
  readonly order: Pick<OrderCard, 'state' | 'setMealId'>;
}) {
  const { i18n } = useLingui();
  const style = setMealId === null ? undefined : styles[state];
  if (!style) return <StateBadge state={state} />;
  return (
    <Badge tone={style.tone} icon={style.icon}>
      {i18n._(style.label)}
    </Badge>
  );
}
