import type { Language, PartlyTranslated } from '@chifan/domain';
import { type Result, success } from '@chifan/domain';
import { distanceMetres, fromMercator, type Position } from '@chifan/domain/address';
import type { FoundPlace, PlaceSearchQuery } from '../../../../platform/maps/maps.ts';
import { placeKey } from '../regions/place-key.ts';
import { type Area, areasAt } from './area-at.ts';
import { readHotelQuery } from './hotel-query.ts';
import type { KnownPlaces } from './known-places.ts';
import { type PlaceQuery, readPlaceQuery } from './place-query.ts';
import {
  featuresByPattern,
  hotelsByPattern,
  type NamedFeature,
  type Region,
  regionByCode,
  regionsByKey,
} from './region.store.ts';
import { lineIn, lineZh, localNameOf, regionNames, withNumber } from './wording.ts';

type Candidate = {
  readonly kind: FoundPlace['kind'];
  readonly name: PartlyTranslated;
  readonly nameZh: string;
  readonly pinyin: string;
  readonly position: Position;
  /**
   * How well the name matches the query. -1: exactly, and it is a city. 0: exactly. 1: the name begins with the query.
   * 2: the name contains the query.
   */
  readonly rank: number;
  readonly address?: PartlyTranslated;
  /** Street with house number of a hotel, without its city. */
  readonly street?: PartlyTranslated;
};

/** Maximum numbers of the nearest shops and map features that a search reads. */
const shopWindow = 400;
const featureWindow = 5000;
const hotelWindow = 3000;
/** A place within this distance of a city's government seat belongs to the city. */
const cityReachMetres = 60_000;

export async function searchOffline(known: KnownPlaces, words: PlaceSearchQuery): Promise<Result<FoundPlace[], never>> {
  const query = readPlaceQuery(words.keyword);
  if (query.key === '') return success([]);
  const city = words.cityCode === null ? null : await cityArea(known, words.cityCode);
  const around = city !== null && distanceMetres(city, words.near) > cityReachMetres ? city : words.near;
  const candidates = await Promise.all([
    shopsNamed(known, query, around),
    featuresNamed(known, query, around),
    hotelsNamed(known, query, words.keyword, around),
    regionsNamed(known, query),
  ]);
  const best = nearestOfEachName(candidates.flat(), around)
    .filter(({ position }) => city === null || distanceMetres(city, position) <= cityReachMetres)
    .slice(0, words.limit);
  const areas = await areasAt(
    known.read,
    best.map(({ position }) => position),
  );
  return success(best.map((candidate, index) => placeOf(candidate, areas[index] ?? null, words)));
}

async function cityArea({ read }: KnownPlaces, code: string): Promise<Position | null> {
  const city = await regionByCode(read, code);
  return city === undefined || city.lat === null || city.lng === null ? null : { lat: city.lat, lng: city.lng };
}

async function shopsNamed({ shopPlacesNear }: KnownPlaces, query: PlaceQuery, around: Position): Promise<Candidate[]> {
  return (await shopPlacesNear(around, shopWindow)).flatMap(({ name, nameZh, pinyin, address, lat, lng }) => {
    const rank = rankOf(query, [...Object.values(name), nameZh, pinyin]);
    return rank === null ? [] : [{ kind: 'shop', name, nameZh, pinyin, rank, address, position: { lat, lng } }];
  });
}

async function featuresNamed({ read }: KnownPlaces, query: PlaceQuery, around: Position): Promise<Candidate[]> {
  const found = await featuresByPattern(read, query.pattern, { near: around, window: featureWindow });
  // Skip hotels here. `hotelsNamed` finds them, because its search reaches farther.
  return found
    .filter(({ isHotel }) => !isHotel)
    .map((feature) => {
      const kind = kindOf(feature);
      const { name, nameZh } = kind === 'street' ? numbered(feature, query.number) : feature;
      return {
        kind,
        name,
        nameZh,
        pinyin: feature.pinyin,
        rank: rankOf(query, feature.keys.trim().split(' ')) ?? 2,
        position: fromMercator(feature),
      };
    });
}

async function hotelsNamed(
  { read }: KnownPlaces,
  query: PlaceQuery,
  keyword: string,
  around: Position,
): Promise<Candidate[]> {
  const { pattern, rest, isChain } = readHotelQuery(keyword);
  return (await hotelsByPattern(read, pattern, { near: around, window: hotelWindow })).map((hotel) => {
    const keys = hotel.keys.trim().split(' ');
    const hasRest = rest.every((word) => keys.some((key) => key.includes(word)));
    return {
      kind: 'hotel',
      name: hotel.name,
      nameZh: hotel.nameZh,
      pinyin: hotel.pinyin,
      rank: isChain ? (hasRest ? 0 : 2) : (rankOf(query, keys) ?? 2),
      position: fromMercator(hotel),
      street: hotel.address ?? {},
    };
  });
}

/** Adds the house number of the query to the name of a street, because the guest picks the place with its number. */
function numbered({ name, nameZh }: NamedFeature, number: string | null): Pick<Candidate, 'name' | 'nameZh'> {
  if (number === null) return { name, nameZh };
  return { name: withNumber(name, number), nameZh: nameZh === '' ? '' : `${nameZh}${number}号` };
}

const streetClasses = new Set(['path', 'street', 'main', 'motorway']);
const kindOf = (feature: NamedFeature) => (streetClasses.has(feature.class) ? 'street' : 'landmark');

async function regionsNamed({ read }: KnownPlaces, query: PlaceQuery): Promise<Candidate[]> {
  const found = await regionsByKey(read, query.key, 40);
  const positions = await seatsOf(read, found);
  return found.flatMap((region) => {
    const position = positions.get(region.code);
    if (position === undefined) return [];
    const names = [region.nameZh, region.nameEn, ...withoutUnit(region)];
    return [
      {
        kind: region.level === 'area' ? 'area' : 'city',
        name: regionNames(region),
        nameZh: region.nameZh,
        pinyin: region.pinyin,
        rank: rankOfRegion(region, rankOf(query, [...names, region.pinyin]) ?? 1),
        position,
      },
    ];
  });
}

/**
 * A city ranks before other exact matches. The query "xian" means Xi'an, even if a county with the same pinyin is
 * nearer.
 */
const rankOfRegion = ({ level }: Region, rank: number): number => (rank === 0 && level === 'city' ? -1 : rank);

async function seatsOf(read: KnownPlaces['read'], regions: readonly Region[]): Promise<Map<string, Position>> {
  const seats = new Map<string, Position>();
  for (const region of regions) {
    const seated = region.lat === null && region.parentCode ? await regionByCode(read, region.parentCode) : region;
    if (seated && seated.lat !== null && seated.lng !== null)
      seats.set(region.code, { lat: seated.lat, lng: seated.lng });
  }
  return seats;
}

/**
 * Returns the names of a division without a word such as District, so that the queries "huangpu" and 黄浦 match the
 * district exactly.
 */
const withoutUnit = ({ nameZh, nameEn, pinyin }: Region): string[] => [
  nameZh.replace(/(?:新区|[省市区县旗盟]|地区|特别行政区)$/u, ''),
  nameEn.replace(/ (?:District|County|City|Banner|New Area)$/, ''),
  pinyin.replace(/ (?:xīn qū|shěng|shì|qū|xiàn|qí)$/, ''),
];

function rankOf({ key, pattern }: PlaceQuery, names: readonly string[]): number | null {
  const keys = names.map(placeKey);
  const ranks: readonly ((name: string) => boolean)[] = [
    (name) => name === key || new RegExp(`^(?:${pattern})$`, 'u').test(name),
    (name) => name.startsWith(key) || new RegExp(`^(?:${pattern})`, 'u').test(name),
    (name) => name.includes(key) || new RegExp(pattern, 'u').test(name),
  ];
  const rank = ranks.findIndex((isMatch) => keys.some(isMatch));
  return rank === -1 ? null : rank;
}

/**
 * Results of one kind with the same name within this distance in metres count as one place. For shops the distance is
 * 0, because shops with the same name are different branches. For hotels the distance is 200, because a map may contain
 * both the building and the entrance of one hotel.
 */
const sameNameMetres: Readonly<Partial<Record<Candidate['kind'], number>>> = { shop: 0, hotel: 200 };

/**
 * Sorts the candidates by rank and distance. Segments of one street appear only once, and so does a city that is also a
 * province.
 */
function nearestOfEachName(candidates: readonly Candidate[], around: Position): Candidate[] {
  const inOrder = candidates
    .map((candidate) => ({ ...candidate, metres: distanceMetres(around, candidate.position) }))
    .toSorted((a, b) => a.rank - b.rank || a.metres - b.metres);
  const seen = new Map<string, Position[]>();
  return inOrder.filter(({ kind, nameZh, name, position }) => {
    const label = `${kind} ${nameZh || JSON.stringify(name)}`;
    const known = seen.get(label) ?? [];
    const reach = sameNameMetres[kind] ?? 20_000;
    if (known.some((other) => distanceMetres(other, position) < reach)) return false;
    seen.set(label, [...known, position]);
    return true;
  });
}

function placeOf(candidate: Candidate, area: Area | null, { near, language }: PlaceSearchQuery): FoundPlace {
  const { kind, name, nameZh, pinyin, position } = candidate;
  const place = area ?? { province: null, city: null, district: null };
  return {
    name: localNameOf(name, language),
    nameZh,
    pinyin,
    kind,
    address: addressIn(candidate, place, language),
    addressZh:
      candidate.address?.['zh-CN'] ?? lineZh(place, streetOf(candidate)['zh-CN'] ?? (kind === 'street' ? nameZh : '')),
    city: place.city && localNameOf(regionNames(place.city), language),
    cityZh: place.city?.nameZh ?? '',
    position,
    distanceMetres: distanceMetres(near, position),
  };
}

const streetOf = ({ kind, name, street = {} }: Candidate): PartlyTranslated => (kind === 'street' ? name : street);

const addressIn = (candidate: Candidate, area: Area, language: Language) => {
  const { address } = candidate;
  return address !== undefined && Object.keys(address).length > 0
    ? localNameOf(address, language)
    : lineIn(area, language, streetOf(candidate));
};
