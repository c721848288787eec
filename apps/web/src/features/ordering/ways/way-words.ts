import type { OrderWay } from '@chifan/domain/ordering';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const wayHints: Readonly<Record<OrderWay, MessageDescriptor>> = {
  eat_here: msg`No packaging fee`,
  pack: msg`Wait in the restaurant`,
  collect: msg`Now or scheduled for later`,
  delivery: msg`A courier comes to your door`,
};
