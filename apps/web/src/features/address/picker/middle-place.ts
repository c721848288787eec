import { distanceMetres, type Position } from '@chifan/domain/address';
import type { PlaceAddress } from '../../../data/place.ts';
import { placePosition } from '../../../platform/place/location-state.ts';
import type { PickedPlace } from '../../../platform/place/picked-place.ts';

/**
 * The map rounds positions to pixels. Up to this distance in metres, the pin is still on the place that was found by
 * name.
 */
const sameMetres = 15;

export const isSamePosition = (found: PickedPlace, middle: Position): boolean =>
  distanceMetres(positionOf(found), middle) < sameMetres;

export const positionOf = ({ position }: Pick<PickedPlace, 'position'>): Position => ({
  lat: Number(position.latitude),
  lng: Number(position.longitude),
});

/** The picked place at the centre of the map. `address` is null if the address of the centre is unknown. */
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
