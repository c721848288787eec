import { distanceMetres, type Position } from '@chifan/domain/address';
import type { PlaceAddress } from '../../../data/place.ts';
import { placePosition } from '../../../platform/place/location-state.ts';
import type { PickedPlace } from '../../../platform/place/picked-place.ts';

/** The map rounds to pixels. Within this distance the pin still counts as the place found by name. */
const sameMetres = 15;

export const isSamePosition = (found: PickedPlace, middle: Position): boolean =>
  distanceMetres(positionOf(found), middle) < sameMetres;

export const positionOf = ({ position }: Pick<PickedPlace, 'position'>): Position => ({
  lat: Number(position.latitude),
  lng: Number(position.longitude),
});

/** `address` is null if the point's address is unknown. */
export function placeAtCentre(middle: Position, address: PlaceAddress | null): PickedPlace {
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
