import type { ShipmentStatus } from '@chifan/domain/mall';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const statusWords: Readonly<Record<ShipmentStatus, MessageDescriptor>> = {
  handed_over: msg`Handed to the carrier`,
  collected: msg`Collected by the carrier`,
  in_transit: msg({ message: 'On the way', context: 'parcel' }),
  out_for_delivery: msg`Out for delivery`,
  delivered: msg({ message: 'Delivered', context: 'parcel' }),
  held_up: msg`Held up on the way`,
  returned: msg`On its way back to us`,
};

/** Where a parcel is. */
export const parcelStatus = (status: ShipmentStatus): MessageDescriptor => statusWords[status];
