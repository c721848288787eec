import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { ReaderLanguage } from '@chifan/domain';
import { distanceMetres } from '@chifan/domain/address';
import {
  maskContact,
  type OrderReader,
  type PrivateField,
  streetOf,
  type Visibility,
  visibilityOf,
} from '@chifan/domain/ordering';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { type PictureAddress, pictureAddresses } from '../../../platform/storage/picture-address.ts';
import { handOverTimeOf } from '../messages/show-messages.ts';
import type { AddressSnapshot } from '../order.store.ts';
import type { StaffOrderRow } from './staff-orders.store.ts';

export type StaffReader = {
  readonly role: 'merchant' | 'courier' | 'platform';
  readonly id: number;
  readonly now: Date;
  readonly addressOf: PictureAddress;
  readonly language: ReaderLanguage;
};

/** The fields of a staff request's context that identify the reader. */
export type StaffReaderContext = Pick<Context, 'now' | 'readerLanguage'> & {
  readonly caller: Pick<SignedIn, 'id'> & { readonly role: StaffReader['role'] };
};

export const staffReader = (
  { signingSecret }: Pick<Platform, 'signingSecret'>,
  { caller: { role, id }, now, readerLanguage }: StaffReaderContext,
): StaffReader => ({
  role,
  id,
  now,
  language: readerLanguage,
  addressOf: pictureAddresses(signingSecret, { role, id }, now),
});

export function fieldVisibility(
  order: StaffOrderRow,
  { role, id, now }: StaffReader,
): (field: PrivateField) => Visibility {
  const reader: OrderReader = role === 'courier' && order.courier_id !== id ? 'passing_courier' : role;
  const handedOver = handOverTimeOf(order.timeline);
  const facts = {
    state: order.state,
    stateBeforeAfterSale: order.state_before_after_sale,
    hoursSinceHandOver: handedOver && (now.getTime() - handedOver.getTime()) / 3_600_000,
  };
  return (field) => visibilityOf(reader, field, facts);
}

export function visibleGuest(order: StaffOrderRow, sight: (field: PrivateField) => Visibility) {
  const isNamed = sight('guestName') === 'shown';
  const contact = sight('guestContact');
  const seen = (text: string) => (contact === 'shown' ? text : contact === 'masked' ? maskContact(text) : null);
  return {
    contactName: isNamed ? order.contact_name : '',
    contactGender: (isNamed && order.address?.gender) || ('secret' as const),
    // Null if the guest has no mainland Chinese number. Such an order always has a second contact.
    contactPhone: order.contact_phone === '' ? null : seen(order.contact_phone),
    secondContact: order.second_contact === null ? null : seen(order.second_contact),
    address: order.address === null ? null : addressOf(order.address, sight),
    distanceMetres: order.address === null ? null : metresTo(order, order.address),
  };
}

function addressOf(address: AddressSnapshot, sight: (field: PrivateField) => Visibility): StaffOrder['address'] {
  const doorNumber = sight('door') === 'shown' ? address.doorNumber : '';
  const { latitude, longitude, addressZh } = address;
  switch (sight('address')) {
    case 'shown':
      return { address: address.address, addressZh, doorNumber, latitude, longitude };
    case 'masked':
      return { address: '', addressZh: streetOf(addressZh), doorNumber, latitude: null, longitude: null };
    case 'hidden':
      return null;
  }
}

const metresTo = ({ shop_lat: lat, shop_lng: lng }: StaffOrderRow, { latitude, longitude }: AddressSnapshot) =>
  lat === null || lng === null ? null : distanceMetres({ lat, lng }, { lat: Number(latitude), lng: Number(longitude) });
