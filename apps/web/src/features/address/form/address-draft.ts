import type { AddressGender, PlaceTag } from '@chifan/domain/address';
import type { InputOf } from '../../../platform/api.ts';
import type { PlacePosition } from '../../../platform/location.ts';
import type { MemberAddress } from '../address.query.ts';
import type { NamedPlace } from '../places/place-list.tsx';

/** An address while it is being written. */
export type AddressDraft = {
  readonly contact: string;
  readonly gender: AddressGender;
  readonly phone: string;
  readonly secondContact: string;
  readonly city: string;
  readonly address: string;
  readonly addressZh: string;
  readonly doorNumber: string;
  readonly tag: PlaceTag | null;
  /** Null until the guest has said where it is. */
  readonly position: PlacePosition | null;
  /** What the place is called, where it was chosen by name. */
  readonly placeName: string | null;
  readonly isDefault: boolean;
};

export const emptyDraft = (city: string): AddressDraft => ({
  contact: '',
  gender: 'secret',
  phone: '',
  secondContact: '',
  city,
  address: '',
  addressZh: '',
  doorNumber: '',
  tag: null,
  position: null,
  placeName: null,
  isDefault: false,
});

export const draftOf = (saved: MemberAddress): AddressDraft => ({
  contact: saved.contact,
  gender: saved.gender,
  phone: saved.phone,
  secondContact: saved.secondContact ?? '',
  city: saved.city,
  address: saved.address,
  addressZh: saved.addressZh === saved.address ? '' : saved.addressZh,
  doorNumber: saved.doorNumber,
  tag: saved.tag,
  position: { latitude: saved.latitude, longitude: saved.longitude },
  placeName: saved.address,
  isDefault: saved.isDefault,
});

/** A place chosen by name also says what the address is, unless the guest has written their own words. */
export function atPlace(draft: AddressDraft, place: NamedPlace): AddressDraft {
  const isOwnWords = draft.address !== '' && draft.address !== draft.placeName;
  return {
    ...draft,
    position: place.position,
    placeName: place.label,
    ...(isOwnWords ? {} : { address: place.label, addressZh: place.nameZh }),
  };
}

/** The fields as they go on the wire; call it with a position only. */
export function fieldsOf(draft: AddressDraft, position: PlacePosition): InputOf<'/rest/member/deliveryAddress/insert'> {
  const secondContact = draft.secondContact.trim();
  const addressZh = draft.addressZh.trim();
  return {
    contact: draft.contact.trim(),
    gender: draft.gender,
    phone: draft.phone.trim(),
    ...(secondContact === '' ? {} : { secondContact }),
    city: draft.city.trim(),
    address: draft.address.trim(),
    ...(addressZh === '' ? {} : { addressZh }),
    doorNumber: draft.doorNumber.trim(),
    ...(draft.tag === null ? {} : { tag: draft.tag }),
    ...position,
    isDefault: draft.isDefault,
  };
}
