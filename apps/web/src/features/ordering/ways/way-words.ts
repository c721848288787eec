import type { OrderWay } from '@chifan/domain/ordering';
import type { IconName } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type WayWords = { readonly label: MessageDescriptor; readonly hint: MessageDescriptor; readonly icon: IconName };

export const wayWords: Readonly<Record<OrderWay, WayWords>> = {
  eat_here: { label: msg`Dine in`, hint: msg`No packaging fee`, icon: 'dineIn' },
  pack: { label: msg`Takeaway`, hint: msg`Wait for it in the restaurant`, icon: 'bag' },
  collect: { label: msg`Pickup`, hint: msg`Now or scheduled for later`, icon: 'shop' },
  delivery: { label: msg`Delivery`, hint: msg`A courier comes to your door`, icon: 'scooter' },
};
