import { distanceMetres, type Position } from '@chifan/domain/address';
import type { PlaceAddress } from '../../../data/place.ts';
import { placePosition } from '../../../platform/place/location-state.ts';
import type { PickedPlace } from '../../../platform/place/picked-place.ts';

/** The map rounds to pixels: within this distance the pin still stands at the place found by name. */
const sameMetres = 15;

export const isStillAt = (found: PickedPlace, middle: Position): boolean =>
  distanceMetres(positionOf(found), middle) < sameMetres;

export const positionOf = ({ position }: Pick<PickedPlace, 'position'>): Position => ({
  lat: Number(position.latitude),
  lng: Number(position.longitude),
});

/** `address` is null where nothing is known of the point. */
export function placeAt(middle: Position, address: PlaceAddress | null): PickedPlace {
  const street = [address?.street, address?.district?.name].flatMap((part) => (part ? [part.text] : []));
  return {
    position: placePosition(middle.lat, middle.lng),
    name: '',
    nameZh: '',
    address: street.join(', ') || (address?.line.text ?? ''),
    addressZh: address?.lineZh ?? '',
    city: address?.city?.name.text ?? '',
    cityZh: address?.city?.nameZh ?? '',
  };
}
