import type { FoundPlace } from '@chifan/contract/place';
import { readPosition, writeCoordinate } from '@chifan/domain/address';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { regionByCode } from './offline/region.store.ts';
import { mapsFor, type Places } from './places.ts';

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
  const near = readPosition(latitude, longitude);
  if (near === undefined) return refused('position_invalid');
  const city = cityCode === undefined ? undefined : await regionByCode(places.read, cityCode);
  const within = { cityCode: cityCode ?? null, cityZh: city?.nameZh ?? null };
  const found = await mapsFor(places, context).search({ keyword, near, ...within, limit, language });
  if (!found.ok) return found;
  const onWire = found.value.map(({ position, ...place }) => ({
    ...place,
    latitude: writeCoordinate(position.lat),
    longitude: writeCoordinate(position.lng),
  }));
  return { ok: true, value: { places: onWire } };
}
