import type { OrderState } from '@chifan/domain/ordering';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { IconName } from '../icons/icon.tsx';
import { Badge, type Tone } from './badge.tsx';

type StateStyle = { readonly label: MessageDescriptor; readonly tone: Tone; readonly icon: IconName };

/** Label, colour and icon by order state, in the order of rule ordering-11. */
const stateStyles: Readonly<Record<OrderState, StateStyle>> = {
  unpaid: { label: msg`Unpaid`, tone: 'warn', icon: 'wallet' },
  pending: { label: msg`Waiting for the restaurant`, tone: 'brand', icon: 'clock' },
  delivering: { label: msg`Accepted`, tone: 'brand', icon: 'dineIn' },
  to_be_picked_up: { label: msg`Awaiting pickup`, tone: 'brand', icon: 'bag' },
  to_be_delivered: { label: msg`On its way`, tone: 'brand', icon: 'scooter' },
  delivered: { label: msg`Delivered`, tone: 'good', icon: 'check' },
  completed: { label: msg`Completed`, tone: 'good', icon: 'check' },
  after_sale_processing: { label: msg`Refund in progress`, tone: 'warn', icon: 'clock' },
  refunded: { label: msg`Refunded`, tone: 'neutral', icon: 'check' },
  after_sale_completed: { label: msg`Refund settled`, tone: 'neutral', icon: 'check' },
  cancelled: { label: msg`Cancelled`, tone: 'neutral', icon: 'close' },
};

export const orderStateLabel = (state: OrderState): MessageDescriptor => stateStyles[state].label;

/** `label` replaces the guest's word for the state where staff read another one. */
export function StateBadge({ state, label: own }: { readonly state: OrderState; readonly label?: string | undefined }) {
  const { i18n } = useLingui();
  const { label, tone, icon } = stateStyles[state];
  return (
    <Badge tone={tone} icon={icon}>
      {own ?? i18n._(label)}
    </Badge>
  );
}
