import type { PlaceAddress } from '@chifan/contract/address/place-views';
import { failure, type Language, type PartlyTranslated, type Result, success } from '@chifan/domain';
import { distanceMetres, type Position } from '@chifan/domain/address';
import { metresToLines } from '../geometry/measure.ts';
import { areaAt } from './area-at.ts';
import { streetOfAddress } from './geocode.ts';
import type { KnownPlaces } from './known-places.ts';
import { streetsNear } from './region.store.ts';
import { divisionIn, lineIn, lineZh, localNameOf } from './wording.ts';

/** A street more than this distance away is not named in the address. */
const streetMetres = 150;

export async function reverseOffline(
  { read, shopPlacesNear }: KnownPlaces,
  { position, language }: { readonly position: Position; readonly language: Language },
): Promise<Result<PlaceAddress, 'place_unknown'>> {
  const [area, onMap, ofShops] = await Promise.all([
    areaAt(read, position),
    streetsNear(read, position, streetMetres),
    shopPlacesNear(position, 3),
  ]);
  if (area === null) return failure('place_unknown');
  const street = nearestStreet(position, onMap) ?? streetOfShops(position, ofShops);
  return success({
    province: divisionIn(area.province, language),
    city: divisionIn(area.city, language),
    district: divisionIn(area.district, language),
    street: street ? localNameOf(street, language) : null,
    streetZh: street?.['zh-CN'] ?? '',
    line: lineIn(area, language, street),
    lineZh: lineZh(area, street?.['zh-CN']),
  });
}

type Street = Awaited<ReturnType<typeof streetsNear>>[number];

function nearestStreet(here: Position, streets: readonly Street[]): PartlyTranslated | undefined {
  const [nearest] = streets
    .map(({ name, geometry }) => ({ name, metres: metresToLines(geometry, here) }))
    .filter(({ metres }) => metres <= streetMetres)
    .toSorted((a, b) => a.metres - b.metres);
  return nearest?.name;
}

type Shop = Awaited<ReturnType<KnownPlaces['shopPlacesNear']>>[number];

function streetOfShops(here: Position, shops: readonly Shop[]): PartlyTranslated | undefined {
  return shops
    .filter((shop) => distanceMetres(here, shop) <= streetMetres)
    .map(({ address }) => streetOfAddress(address))
    .find((street) => Object.keys(street).length > 0);
}
