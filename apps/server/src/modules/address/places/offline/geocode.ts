import { failure, type Language, type PartlyTranslated, type Result, success } from '@chifan/domain';
import { fromMercator, isWithinCityReach, type Position } from '@chifan/domain/address';
import type { FoundAddress } from '../../../../platform/maps/maps.ts';
import { placeKey } from '../regions/place-key.ts';
import { areaAt } from './area-at.ts';
import type { KnownPlaces, ShopPlace } from './known-places.ts';
import { featuresNamedIn, type NamedFeature, regionByCode, regionsByKey } from './region.store.ts';
import { lineIn, lineZh, withNumber } from './wording.ts';

type Asked = { readonly city: string; readonly address: string; readonly language: Language };

const featureWindow = 20_000;
const shopWindow = 2000;

/**
 * Returns the position of a written address. This is the position of a shop whose address has the same street and
 * number, otherwise of the street or landmark that the address names, otherwise of a shop in the same street.
 */
export async function geocodeOffline(
  known: KnownPlaces,
  { city, address, language }: Asked,
): Promise<Result<FoundAddress, 'coordinates_not_found'>> {
  const centre = await cityCentre(known, city);
  const text = addressKey(address);
  if (centre === null || text === '') return failure('coordinates_not_found');
  const isInCity = (position: Position) => isWithinCityReach(centre, position);
  const shops = (await known.shopPlacesNear(centre, shopWindow)).filter(isInCity);
  const features = await featuresNamedIn(known.read, text, { near: centre, window: featureWindow });
  const found = houseOf(text, shops) ?? streetOf(text, features, isInCity) ?? streetOfShops(text, shops);
  const area = found && (await areaAt(known.read, found.position));
  if (!found || !area) return failure('coordinates_not_found');
  const street = numbered(found.street, text);
  return success({
    position: found.position,
    line: lineIn(area, language, street),
    lineZh: lineZh(area, street['zh-CN']),
  });
}

type Found = { readonly position: Position; readonly street: PartlyTranslated };

function numbered(street: PartlyTranslated, text: string): PartlyTranslated {
  const number = firstNumber(text);
  return number === undefined ? street : withNumber(street, number);
}

const firstNumber = (text: string): string | undefined => /\d+/.exec(text)?.[0];

/** Returns the position of a city. `city` is a name of the city in any language, or its administrative code. */
async function cityCentre({ read }: KnownPlaces, city: string): Promise<Position | null> {
  const key = placeKey(city);
  if (key === '') return null;
  const found = /^\d{6}$/.test(key) ? [await regionByCode(read, key)] : await regionsByKey(read, key, 5);
  const seated = found.find((region) => region !== undefined && region.lat !== null);
  return seated && seated.lat !== null && seated.lng !== null ? { lat: seated.lat, lng: seated.lng } : null;
}

const wordsOfStreets: readonly (readonly [RegExp, string])[] = [
  [/\brd\b\.?/gi, 'road'],
  [/\bst\b\.?/gi, 'street'],
  [/\bave\b\.?/gi, 'avenue'],
  [/\bmid\b\.?/gi, 'middle'],
  // Guests write both East Nanjing Road and Nanjing East Road. Both spellings become Nanjing East Road.
  [/\b(east|west|north|south|middle|central)\s+(\p{L}+)\s+(road|street|avenue)\b/giu, '$2 $1 $3'],
];

export const addressKey = (address: string): string =>
  placeKey(wordsOfStreets.reduce((text, [pattern, word]) => text.replace(pattern, word), address));

function houseOf(text: string, shops: readonly ShopPlace[]): Found | undefined {
  const number = firstNumber(text);
  if (number === undefined) return undefined;
  return streetOfShops(
    text,
    shops.filter(({ address }) => Object.values(address).some((line) => line.match(/\d+/g)?.includes(number))),
  );
}

/** Returns the map feature with the longest name in the address, such as 南京东路 instead of 南京. */
function streetOf(
  text: string,
  features: readonly NamedFeature[],
  isInCity: (position: Position) => boolean,
): Found | undefined {
  const [best] = features
    .map((feature) => ({
      position: fromMercator(feature),
      street: feature.name,
      length: longestKeyIn(text, feature),
    }))
    .filter(({ position }) => isInCity(position))
    .toSorted((a, b) => b.length - a.length);
  return best;
}

const longestKeyIn = (text: string, { keys }: NamedFeature): number =>
  Math.max(0, ...keys.split(' ').map((key) => (text.includes(key) ? key.length : 0)));

function streetOfShops(text: string, shops: readonly ShopPlace[]): Found | undefined {
  for (const { address, lat, lng } of shops) {
    const street = streetOfAddress(address);
    const names = Object.values(street).map(addressKey);
    if (names.some((name) => name !== '' && text.includes(name))) return { position: { lat, lng }, street };
  }
  return undefined;
}

const streetZh = /([^省市区县镇乡]+?(?:大道|路|街|巷|弄|道|胡同|里))(?=\d|$|[^\p{Script=Han}])/u;

/** Returns the street of a shop's address without the house number, such as 福州路 for 上海市黄浦区福州路568号. */
export function streetOfAddress(address: PartlyTranslated): PartlyTranslated {
  const zh = streetZh.exec(address['zh-CN'] ?? '')?.[1];
  const en = (address.en ?? '')
    .split(',')
    .map((part) => part.replace(/^\s*(?:No\.?\s*)?\d+[-–\d]*[A-Z]?\s+/i, '').trim())
    .find((part) => /\b(?:road|street|avenue|lane|path|drive|square|alley|rd|st|ave)\b/i.test(part));
  return { ...(zh === undefined ? {} : { 'zh-CN': zh }), ...(en === undefined ? {} : { en }) };
}
