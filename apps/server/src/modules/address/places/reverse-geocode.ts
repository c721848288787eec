import type { PlaceAddress } from '@chifan/contract/place';
import { readPosition } from '@chifan/domain/address';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { regionsWithParents } from './offline/place.store.ts';
import { divisionIn } from './offline/wording.ts';
import { mapsFor, type Places } from './places.ts';

type Coordinates = { readonly latitude: string; readonly longitude: string };
type Division = PlaceAddress['city'];

/** The address at a position. Divisions that a service names only in Chinese are named from ours. */
export async function reverseGeocode(
  places: Places,
  { latitude, longitude }: Coordinates,
  context: Context,
): Promise<Answer<PlaceAddress>> {
  const { language } = context;
  const position = readPosition(latitude, longitude);
  if (position === undefined) return refused('position_invalid');
  const found = await mapsFor(places, context).reverse({ position, language });
  if (!found.ok) return found;
  const { province, city, district } = found.value;
  const foreign = [province, city, district].flatMap((division) =>
    division !== null && division.name.language !== language ? [division.code] : [],
  );
  if (foreign.length === 0) return found;
  const known = new Map((await regionsWithParents(places.read, foreign)).map((region) => [region.code, region]));
  const named = (division: Division): Division =>
    divisionIn(known.get(division?.code ?? '') ?? null, language) ?? division;
  return {
    ok: true,
    value: { ...found.value, province: named(province), city: named(city), district: named(district) },
  };
}
