import type { PlaceAddress } from '@chifan/contract/place';
import type { AddressGender, PlaceTag } from '@chifan/domain/address';
import type { MemberAddress } from '../../../data/address.ts';
import type { InputOf } from '../../../platform/api.ts';
import type { PlacePosition } from '../../../platform/location.ts';
import type { PickedPlace } from '../../../platform/place/picked-place.ts';
import type { PickedRegion } from '../city/picked-region.ts';

/** An address while it is being written: one pin, and two faces, the guest's and the courier's. */
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
  /** Null until it is known where this is. */
  readonly position: PlacePosition | null;
  /** Where the map begins when there is no pin yet: the seat of the division that the guest chose. */
  readonly near: PlacePosition | null;
  /** What a place has put into the fields; another place may replace it, the guest's own words stay. */
  readonly filled: { readonly address: string; readonly addressZh: string };
  readonly isDefault: boolean;
};

const nothingFilled = { address: '', addressZh: '' };

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
  near: null,
  filled: nothingFilled,
  isDefault: false,
});

export function draftOf(saved: MemberAddress): AddressDraft {
  const filled = { address: saved.address, addressZh: saved.addressZh === saved.address ? '' : saved.addressZh };
  return {
    contact: saved.contact,
    gender: saved.gender,
    phone: saved.phone,
    secondContact: saved.secondContact ?? '',
    city: saved.city,
    ...filled,
    doorNumber: saved.doorNumber,
    tag: saved.tag,
    position: { latitude: saved.latitude, longitude: saved.longitude },
    near: null,
    filled,
    isDefault: saved.isDefault,
  };
}

/** The pin moves to a place, which says what the address is where the guest has not written their own words. */
export function atPlace(draft: AddressDraft, place: PickedPlace): AddressDraft {
  const guest = [place.name, place.address].filter((part) => part !== '');
  const chinese = place.addressZh.includes(place.nameZh) ? place.addressZh : place.addressZh + place.nameZh;
  const filled = withFaces(draft, { address: [...new Set(guest)].join(', '), addressZh: chinese });
  return { ...filled, position: place.position, ...(place.city === '' ? {} : { city: place.city }) };
}

/** A place of which only the point is known. */
export const barePlace = (position: PlacePosition, name = ''): PickedPlace => ({
  position,
  name,
  nameZh: '',
  address: '',
  addressZh: '',
  city: '',
  cityZh: '',
});

/** What stands at the pin, for a pin that came without words. */
export function atAddress(draft: AddressDraft, { street, line, lineZh, city }: PlaceAddress): AddressDraft {
  const filled = withFaces(draft, { address: (street ?? line).text, addressZh: lineZh });
  return city === null ? filled : { ...filled, city: city.name.text };
}

/** An address out of the list of divisions: its pin has yet to be found, around the seat of the smallest of them. */
export function inRegion(draft: AddressDraft, picked: PickedRegion): AddressDraft {
  const { city, address, addressZh, seat, isSeatNear } = picked;
  return { ...withFaces(draft, { address, addressZh }), city, position: null, near: isSeatNear ? seat : null };
}

type Faces = AddressDraft['filled'];

/** Fills the fields that are empty or still hold what an earlier place has put there; nothing is filled with nothing. */
function withFaces(draft: AddressDraft, faces: Faces): AddressDraft {
  const { filled } = draft;
  const isOpen = (field: keyof Faces) => faces[field] !== '' && (draft[field] === '' || draft[field] === filled[field]);
  const address = isOpen('address') ? faces.address : draft.address;
  const addressZh = isOpen('addressZh') ? faces.addressZh : draft.addressZh;
  return {
    ...draft,
    address,
    addressZh,
    filled: { address: faces.address || filled.address, addressZh: faces.addressZh || filled.addressZh },
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
