import type { Calls } from '@chifan/contract';
import type { placeCalls } from '@chifan/contract/address/place-calls';
import type { FoundPlace, PlaceAddress } from '@chifan/contract/address/place-views';
import { formatCoordinate, parseCoordinates, parsePosition, translateCoordinates } from '@chifan/domain/address';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { nameAddress } from './name-address.ts';
import { nameHotel } from './name-hotel.ts';
import { regionByCode } from './offline/region.store.ts';
import { divisionIn } from './offline/wording.ts';
import { mapsFor, type Places } from './places.ts';

type Geocoded = z.input<typeof placeCalls.geocode.output>;

export async function geocodeAddress(
  places: Places,
  { city, address }: { readonly city: string; readonly address: string },
  context: Context,
): Promise<Answer<Geocoded>> {
  const { language } = context;
  const found = await mapsFor(places, context).geocode({ city, address, language });
  if (!found.ok) return found;
  const { position, line, lineZh } = found.value;
  const coordinates = { latitude: formatCoordinate(position.lat), longitude: formatCoordinate(position.lng) };
  return { ok: true, value: { ...coordinates, line, lineZh } };
}

type Coordinates = { readonly latitude: string; readonly longitude: string };

export async function reverseGeocode(
  places: Places,
  { latitude, longitude }: Coordinates,
  context: Context,
): Promise<Answer<PlaceAddress>> {
  const { language } = context;
  const position = parsePosition(latitude, longitude);
  if (position === undefined) return refused('position_invalid');
  const found = await mapsFor(places, context).reverse({ position, language });
  if (!found.ok) return found;
  return { ok: true, value: await nameAddress(places.read, { position, language }, found.value) };
}

type Located = z.input<typeof placeCalls.locateByIp.output>;

export async function locateByIp(places: Places, context: Context): Promise<Answer<Located>> {
  const found = await mapsFor(places, context).locateIp(context.ip);
  if (!found.ok) return found;
  const { position, cityCode, cityZh, accuracyMetres } = found.value;
  const region = cityCode === null ? undefined : await regionByCode(places.read, cityCode);
  const told = cityZh === '' ? null : { code: '', name: { text: cityZh, language: 'zh-CN' as const }, nameZh: cityZh };
  const city = region ? divisionIn(region, context.language) : told;
  return {
    ok: true,
    value: {
      latitude: formatCoordinate(position.lat),
      longitude: formatCoordinate(position.lng),
      city,
      accuracyMetres,
    },
  };
}

type SearchInput = {
  readonly latitude: string;
  readonly longitude: string;
  readonly keyword: string;
  readonly cityCode?: string | undefined;
  readonly limit: number;
};

export async function searchPlaces(
  places: Places,
  { latitude, longitude, keyword, cityCode, limit }: SearchInput,
  context: Context,
): Promise<Answer<{ places: FoundPlace[] }>> {
  const { language } = context;
  const near = parsePosition(latitude, longitude);
  if (near === undefined) return refused('position_invalid');
  const city = cityCode === undefined ? undefined : await regionByCode(places.read, cityCode);
  const within = { cityCode: cityCode ?? null, cityZh: city?.nameZh ?? null };
  const found = await mapsFor(places, context).search({ keyword, near, ...within, limit, language });
  if (!found.ok) return found;
  const named = found.value.map((place) => nameHotel(place, language));
  const onWire = named.map(({ position, ...place }) => ({
    ...place,
    latitude: formatCoordinate(position.lat),
    longitude: formatCoordinate(position.lng),
  }));
  return { ok: true, value: { places: onWire } };
}

type Entry = Calls['translateCoordinates'];

/** Returns the same point in another reference system, such as GCJ-02 instead of WGS-84 (rule address-9). */
export async function translateWire(input: z.output<Entry['input']>): Promise<Answer<z.input<Entry['output']>>> {
  const position = parsePosition(input.latitude, input.longitude);
  if (position === undefined) return refused('position_invalid');
  const given = parseCoordinates({ ...position, ...(input.datum === undefined ? {} : { datum: input.datum }) });
  if (!given.ok) return given;
  const { lat, lng, datum } = translateCoordinates(given.value, input.to);
  return { ok: true, value: { latitude: formatCoordinate(lat), longitude: formatCoordinate(lng), datum } };
}
