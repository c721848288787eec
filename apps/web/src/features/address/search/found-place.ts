import { distanceMetres, parsePosition } from '@chifan/domain/address';
import type { FoundPlace } from '../../../data/place.ts';
import type { PlacePosition } from '../../../platform/location.ts';
import type { PickedPlace } from '../../../platform/place/picked-place.ts';

export const pickedFrom = (found: FoundPlace): PickedPlace => ({
  position: { latitude: found.latitude, longitude: found.longitude },
  name: found.name.text,
  nameZh: found.nameZh,
  address: found.address.text,
  addressZh: found.addressZh,
  city: found.city?.text ?? '',
  cityZh: found.cityZh,
  ...(found.kind === 'hotel' ? { isHotel: true } : {}),
  ...(isExact(found) ? { isExact: true } : {}),
  ...(isVague(found) ? { isRoad: true } : {}),
});

const isExact = ({ kind }: Pick<FoundPlace, 'kind'>): boolean =>
  kind === 'hotel' || kind === 'shop' || kind === 'landmark';

/** True for a district, a city, or a road without a house number (rule address-17). */
const isVague = ({ kind, name, nameZh }: FoundPlace): boolean =>
  kind === 'street' ? !/\d/.test(name.text + nameZh) : !isExact({ kind });

/**
 * The distance of a place from the guest, also if the search was around another point. null for invalid coordinates.
 */
export function metresBetween(places: { readonly guest: PlacePosition; readonly place: PlacePosition }): number | null {
  const from = parsePosition(places.guest.latitude, places.guest.longitude);
  const to = parsePosition(places.place.latitude, places.place.longitude);
  return from && to ? distanceMetres(from, to) : null;
}
