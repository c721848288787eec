import type { OrderWay } from '@chifan/domain/ordering';
import type { IconName } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const wayLabels: Readonly<Record<OrderWay, MessageDescriptor>> = {
  eat_here: msg`Dine in`,
  pack: msg`Takeaway`,
  collect: msg`Pickup`,
  delivery: msg`Delivery`,
};

export const wayIcons: Readonly<Record<OrderWay, IconName>> = {
  eat_here: 'dineIn',
  pack: 'bag',
  collect: 'shop',
  delivery: 'scooter',
};
