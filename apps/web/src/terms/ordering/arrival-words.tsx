import { Trans } from '@lingui/react/macro';
import type { OrderCard } from '../../data/ordering.ts';
import { useLanguage } from '../../platform/language.ts';
import { formatRelativeDateTime } from '../../platform/time.ts';
import { useShownArrival } from './use-shown-arrival.ts';

/** Rule ordering-48: when the food of an active order arrives or is ready, in one short line. */
export function ArrivalWords({ order }: { readonly order: Pick<OrderCard, 'type' | 'estimatedAt' | 'isLate'> }) {
  const { at, isLate } = useShownArrival(order);
  const arrival = formatRelativeDateTime(at, useLanguage());
  if (isLate) return <Trans>Running late, about {arrival}</Trans>;
  return order.type === 'delivery' ? <Trans>Arrives about {arrival}</Trans> : <Trans>Ready about {arrival}</Trans>;
}
