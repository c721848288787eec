import type { PlaceAddress } from '@chifan/contract/address/place-views';
import { type AddressGender, type AddressTag, pinCorrectionMetres } from '@chifan/domain/address';
import type { MemberAddress } from '../../../data/address.ts';
import type { InputOf } from '../../../platform/api.ts';
import type { PlacePosition } from '../../../platform/location.ts';
import type { PickedPlace } from '../../../platform/place/picked-place.ts';
import type { PickedRegion } from '../city/picked-region.ts';
import { metresBetween } from '../search/found-place.ts';

/** An address that the guest is editing: one map pin, with text in the guest’s language and in Chinese. */
export type AddressDraft = {
  readonly contact: string;
  readonly gender: AddressGender;
  readonly phone: string;
  readonly secondContact: string;
  readonly city: string;
  readonly address: string;
  readonly addressZh: string;
  readonly doorNumber: string;
  readonly tag: AddressTag | null;
  readonly position: PlacePosition | null;
  /** Where the map starts if the draft has no pin: the position of the chosen region’s government. */
  readonly near: PlacePosition | null;
  /**
   * Texts that were filled in from a chosen place. Another place may replace them, but never text that the guest typed.
   */
  readonly filled: { readonly address: string; readonly addressZh: string };
  /** True if the chosen place is a district, a city, or a road without a house number. */
  readonly isRoad?: boolean;
  /** True if the chosen place has a name that stays correct when the guest moves the pin. */
  readonly isExact?: boolean;
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

/** Moves the pin to a chosen place and fills in its address text, unless the guest typed the text. */
export function withPickedPlace(draft: AddressDraft, place: PickedPlace): AddressDraft {
  if (isCorrection(draft, place)) return { ...draft, position: place.position };
  const guest = [place.name, place.address].filter((part) => part !== '');
  const chinese = place.addressZh.includes(place.nameZh) ? place.addressZh : place.addressZh + place.nameZh;
  const filled = withFaces(draft, { address: [...new Set(guest)].join(', '), addressZh: chinese });
  const tag = draft.tag ?? (place.isHotel ? 'hotel' : null);
  const secondContact = draft.secondContact || (place.phone ?? '');
  const at = {
    position: place.position,
    isRoad: place.isRoad ?? false,
    isExact: place.isExact ?? false,
    tag,
    secondContact,
  };
  return { ...filled, ...at, ...(place.city === '' ? {} : { city: place.city }) };
}

/** Whether the guest only moved the pin of a hotel, a shop or a landmark, whose name and address stay (rule address-33). */
export function isCorrection(draft: AddressDraft, place: PickedPlace): boolean {
  const isNamed = draft.isExact === true || draft.tag === 'hotel';
  if (draft.position === null || !isNamed || place.name !== '' || draft.address === '') return false;
  const metres = metresBetween({ guest: draft.position, place: place.position });
  return metres !== null && metres <= pinCorrectionMetres;
}

/** Whether the address text is still only the name of a road, so that the house number is missing. */
export const lacksBuilding = ({ isRoad = false, address, filled }: AddressDraft): boolean =>
  isRoad && address.trim() === filled.address;

export const placeWithoutAddress = (position: PlacePosition, name = ''): PickedPlace => ({
  position,
  name,
  nameZh: '',
  address: '',
  addressZh: '',
  city: '',
  cityZh: '',
});

export function withGeocodedAddress(draft: AddressDraft, { street, line, lineZh, city }: PlaceAddress): AddressDraft {
  const filled = withFaces(draft, { address: (street ?? line).text, addressZh: lineZh });
  return city === null ? filled : { ...filled, city: city.name.text };
}

/**
 * Fills in an address from the list of regions. The address has no map pin, and the map starts at the government of the
 * smallest region.
 */
export function withRegion(draft: AddressDraft, picked: PickedRegion): AddressDraft {
  const { city, address, addressZh, seat, isSeatNear } = picked;
  return {
    ...withFaces(draft, { address, addressZh }),
    city,
    position: null,
    isRoad: false,
    isExact: false,
    near: isSeatNear ? seat : null,
  };
}

type Faces = AddressDraft['filled'];

/**
 * Fills in the address text in two languages. Does not replace text that the guest typed, and never writes an empty
 * text.
 */
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
