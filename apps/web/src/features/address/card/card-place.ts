import type { Language } from '@chifan/domain';
import type { HotelCard } from '@chifan/domain/address/hotel-card';
import { hotelChainIn, withoutHotelWords } from '@chifan/domain/address/hotels';
import { streetOf } from '@chifan/domain/ordering';
import type { QueryClient } from '@tanstack/react-query';
import { type FoundPlace, placeAddressQuery } from '../../../data/place.ts';
import { api, CallError } from '../../../platform/api.ts';
import type { PlacePosition } from '../../../platform/location.ts';
import type { PickedPlace } from '../../../platform/place/picked-place.ts';
import { pickedFrom } from '../search/found-place.ts';

type Here = { readonly position: PlacePosition; readonly city: string; readonly language: Language };

/**
 * Finds the place of a hotel card: first a hotel of this name, otherwise the position of the address. null if neither
 * is found.
 */
export async function findCardPlace(queries: QueryClient, card: HotelCard, here: Here): Promise<PickedPlace | null> {
  const hotel = await hotelNamed(card, here.position);
  if (hotel !== undefined) return placeOfCard({ card, found: pickedFrom(hotel), language: here.language });
  if (card.addressZh === '') return null;
  const found = await positionOf(card, here.city);
  if (found === null) return null;
  const { latitude, longitude } = found;
  const position = { latitude, longitude };
  const address = await queries.fetchQuery(placeAddressQuery(position, here.language)).catch(() => null);
  const known = {
    ...nowhere,
    position,
    address: found.line.text,
    city: address?.city?.name.text ?? '',
    cityZh: address?.city?.nameZh ?? card.cityZh,
  };
  return placeOfCard({ card, found: known, language: here.language });
}

async function hotelNamed(card: HotelCard, position: PlacePosition): Promise<FoundPlace | undefined> {
  if (card.nameZh === '') return undefined;
  const { places } = await api('/rest/place/search', { ...position, keyword: card.nameZh, limit: 10 });
  return places.find((place) => place.kind === 'hotel' && isSameHotel(card, place));
}

async function positionOf({ addressZh, cityZh }: HotelCard, city: string) {
  try {
    return await api('/rest/place/geocode', { city: cityZh || city, address: addressZh });
  } catch (error) {
    if (error instanceof CallError && error.reason === 'coordinates_not_found') return null;
    throw error;
  }
}

/**
 * Whether a found hotel is the hotel of the card. Two hotels of a chain may have nearly the same name, so a different road
 * means a different hotel, and the bare name of a chain proves a hotel only together with its road.
 */
export function isSameHotel(
  card: Pick<HotelCard, 'nameZh' | 'addressZh' | 'cityZh'>,
  { nameZh, addressZh, cityZh }: Pick<FoundPlace, 'nameZh' | 'addressZh' | 'cityZh'>,
): boolean {
  if (card.nameZh.length < 3 || nameZh.length < 3) return false;
  if (!nameZh.includes(card.nameZh) && !card.nameZh.includes(nameZh)) return false;
  if (card.cityZh !== '' && cityZh !== '' && card.cityZh !== cityZh) return false;
  const [road, foundRoad] = [roadOf(card.addressZh), roadOf(addressZh)];
  if (road === '' || foundRoad === '') return !isBareChain(card.nameZh) && !isBareChain(nameZh);
  return road === foundRoad;
}

/** The road of a Chinese address without district and house number, such as 南京西路. */
const roadOf = (addressZh: string): string => streetOf(addressZh).replace(/^.*[省市区县镇乡]/u, '');

function isBareChain(nameZh: string): boolean {
  const found = hotelChainIn(nameZh);
  return found !== undefined && withoutHotelWords(found.rest).length === 0;
}

const nowhere = { name: '', nameZh: '', address: '', addressZh: '', city: '', cityZh: '' };

type CardPlace = {
  readonly card: HotelCard;
  /** The place that the search found for the card, or null. */
  readonly found: PickedPlace | null;
  /** The place that the guest confirmed on the map. The guest may have moved the pin. */
  readonly picked?: PickedPlace;
  readonly language: Language;
};

/** The place with the texts of the card, at the position that the guest confirmed. */
export function placeOfCard({ card, found, picked, language }: CardPlace): PickedPlace {
  const { position = { latitude: '', longitude: '' } } = picked ?? found ?? {};
  const name = found?.name || hotelChainIn(card.nameZh)?.chain.name[language] || card.nameZh;
  const hasBuilding = card.nameZh !== '' || /\d/.test(card.addressZh);
  return {
    position,
    name,
    nameZh: card.nameZh || (found?.nameZh ?? ''),
    // If neither a hotel was found nor the card names one, use the street at the pin instead of an empty address.
    address: found?.address ?? (name === '' ? (picked?.address ?? '') : ''),
    addressZh: card.addressZh || (found?.addressZh ?? picked?.addressZh ?? ''),
    city: found?.city || (picked?.city ?? ''),
    cityZh: found?.cityZh || (picked?.cityZh ?? card.cityZh),
    isHotel: true,
    ...(hasBuilding ? { isExact: true } : { isRoad: true }),
    ...(card.phone === '' ? {} : { phone: card.phone }),
  };
}
