import { createHash } from 'node:crypto';
import path from 'node:path';
import type { PartlyTranslated } from '@chifan/domain';
import {
  type GeoShape,
  geoShape,
  type MapClass,
  type ReadFeature,
  streetNameEn,
  writeMap,
} from '../../modules/address/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { hasHan, hasLatin } from '../listing.ts';
import { countProblems, type PlaceProblem, type PlacesResult } from './place-problem.ts';
import { type FileFeature, readFeatures } from './read-features.ts';
import { readHotelTable } from './read-hotel-table.ts';

type Input = {
  readonly file: string;
  readonly text: string;
  readonly report: (problem: PlaceProblem) => void;
};

const openStreetMap = '© OpenStreetMap contributors (ODbL)';

/**
 * Imports the map features of a file with OpenStreetMap's tags, or a table of hotels. The new map replaces the earlier map of the same file.
 */
export async function importBasemap(database: Database, { file, text, report }: Input): Promise<PlacesResult> {
  const isMap = text.startsWith('{');
  const found = isMap ? readFeatures(file, text) : readHotelTable(file, text);
  const problems: PlaceProblem[] = [];
  const features = found.flatMap((feature) => {
    const read = drawn(feature);
    if (typeof read !== 'string') return read;
    problems.push({ row: feature.row, id: feature.id, value: feature.tags['name'] ?? '', why: read, lost: 'row' });
    return [];
  });
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const gone = await database.transact((tx) =>
    writeMap(tx, { name: path.basename(file), attribution: isMap ? openStreetMap : '', version }, features),
  );
  for (const problem of problems) report(problem);
  return {
    rows: found.length,
    added: features.length,
    changed: 0,
    unchanged: 0,
    left: problems.length,
    problems: countProblems(problems),
    ...(gone > 0 ? { note: `${gone} features of the demo map replaced.` } : {}),
  };
}

function drawn({ tags, geometry }: FileFeature): ReadFeature | PlaceProblem['why'] {
  const shape = geoShape.safeParse(geometry);
  if (!shape.success) return 'row_unreadable';
  const isHotel = isHotelOf(tags);
  const kind = classOfTags(tags, kindOf(shape.data));
  if (kind === null) return isEatingPlace(tags) ? 'eating_place' : 'not_drawn';
  const place = isHotel ? { isHotel, address: streetOf(tags) } : {};
  return { class: kind, name: namesOf(tags, kind), shape: shape.data, ...place };
}

function kindOf({ type }: GeoShape): 'point' | 'line' | 'area' {
  if (type === 'Point') return 'point';
  return type === 'LineString' || type === 'MultiLineString' ? 'line' : 'area';
}

const streets: ReadonlySet<string> = new Set(['street', 'main', 'motorway', 'path']);

/**
 * Names by language. "尖沙咀碼頭 Star Ferry" is a Chinese and an English name. A street without an English name gets one in
 * the spelling of China's street signs.
 */
function namesOf(tags: FileFeature['tags'], kind: ReadFeature['class']): PartlyTranslated {
  const name = tags['name'] ?? '';
  const zh = tags['name:zh'] ?? (hasHan(name) ? name.replace(/\s*[\p{Script=Latin}].*$/u, '').trim() : '');
  const en = tags['name:en'] ?? (hasLatin(name) ? name.replace(/^[^\p{Script=Latin}]+/u, '').trim() : '');
  const english = en === '' && zh !== '' && streets.has(kind) ? streetNameEn(zh) : en;
  const others = (['ja', 'ko', 'ru', 'ur', 'ar', 'fr', 'de'] as const).flatMap((language) => {
    const told = tags[`name:${language}`];
    return told ? [[language, told] as const] : [];
  });
  return {
    ...(zh === '' ? {} : { 'zh-CN': zh }),
    ...(english === '' ? {} : { en: english }),
    ...Object.fromEntries(others),
  };
}

type Tags = Readonly<Record<string, string>>;
type Kind = 'point' | 'line' | 'area';

/** Map classes for values of OpenStreetMap's `highway`. Values that are not listed become streets. */
const highways: Readonly<Record<string, MapClass>> = {
  motorway: 'motorway',
  trunk: 'motorway',
  primary: 'main',
  secondary: 'main',
  footway: 'path',
  path: 'path',
  steps: 'path',
  cycleway: 'path',
  corridor: 'path',
  track: 'path',
};
const undrawnHighways = new Set([
  'proposed',
  'construction',
  'elevator',
  'platform',
  'raceway',
  'bus_stop',
  'crossing',
]);
const greens = new Set(['park', 'garden', 'pitch', 'playground', 'golf_course', 'nature_reserve', 'common', 'grass']);
const greenGrounds = new Set(['grass', 'forest', 'recreation_ground', 'village_green', 'cemetery', 'meadow', 'wood']);
const waterGrounds = new Set(['water', 'bay', 'wetland', 'strait']);
const waterways = new Set(['river', 'canal', 'stream', 'riverbank', 'dock']);
const rails = new Set(['rail', 'subway', 'light_rail', 'tram', 'monorail', 'narrow_gauge']);
const landmarks = new Set(['attraction', 'museum', 'viewpoint', 'gallery', 'theme_park', 'zoo', 'artwork']);
const hotels = new Set(['hotel', 'hostel', 'guest_house', 'motel', 'apartment', 'chalet', 'resort']);
const amenities = new Set([
  'place_of_worship',
  'theatre',
  'cinema',
  'hospital',
  'university',
  'school',
  'library',
  'townhall',
  'police',
  'post_office',
  'bus_station',
  'ferry_terminal',
  'marketplace',
  'arts_centre',
  'community_centre',
]);

/** The map class of a feature with OpenStreetMap's tags, or null if the map does not draw it. */
function classOfTags(tags: Tags, kind: Kind): MapClass | null {
  if (kind === 'point') return isLandmark(tags) ? 'place' : null;
  if (kind === 'line') return classOfLine(tags);
  return classOfArea(tags);
}

/** True for restaurants and shops. The map does not draw restaurants and shops, because they are imported as shops. */
const isEatingPlace = (tags: Tags): boolean =>
  'shop' in tags ||
  ['restaurant', 'fast_food', 'cafe', 'bar', 'pub', 'food_court', 'ice_cream'].includes(tags['amenity'] ?? '');

const isHotelOf = (tags: Tags): boolean => hotels.has(tags['tourism'] ?? '') || tags['building'] === 'hotel';

/** Street with house number in Chinese and English, from OpenStreetMap's address tags. */
function streetOf(tags: Tags): PartlyTranslated {
  const number = tags['addr:housenumber'] ?? '';
  const street = tags['addr:street'] ?? '';
  const zh = tags['addr:street:zh'] ?? (hasHan(street) ? street.replace(/\s*[\p{Script=Latin}].*$/u, '').trim() : '');
  const en = tags['addr:street:en'] ?? (hasLatin(street) ? street.replace(/^[^\p{Script=Latin}]+/u, '').trim() : '');
  const english = en === '' && zh !== '' ? streetNameEn(zh) : en;
  const plainNumber = number.replace(/[号號]$/u, '');
  // A number such as "Block E, 36-44" is not translated.
  const numberZh = /^[\d-]+[A-Z]?$/.test(plainNumber) ? `${plainNumber}号` : number;
  return {
    ...(zh === '' ? {} : { 'zh-CN': zh + numberZh }),
    ...(english === '' ? {} : { en: `${plainNumber} ${english}`.trim() }),
  };
}

function isLandmark(tags: Tags): boolean {
  if (tags['name'] === undefined) return false;
  return (
    'place' in tags ||
    landmarks.has(tags['tourism'] ?? '') ||
    amenities.has(tags['amenity'] ?? '') ||
    ['station', 'halt'].includes(tags['railway'] ?? '') ||
    'historic' in tags ||
    isHotelOf(tags)
  );
}

function classOfLine(tags: Tags): MapClass | null {
  const highway = tags['highway']?.replace(/_link$/, '');
  if (highway !== undefined) return undrawnHighways.has(highway) ? null : (highways[highway] ?? 'street');
  if (rails.has(tags['railway'] ?? '')) return 'rail';
  if (waterways.has(tags['waterway'] ?? '') || tags['natural'] === 'coastline') return 'water';
  return tags['boundary'] === 'administrative' ? 'border' : null;
}

function classOfArea(tags: Tags): MapClass | null {
  if (tags['building'] !== undefined && tags['building'] !== 'no') return 'building';
  if (waterGrounds.has(tags['natural'] ?? '') || waterways.has(tags['waterway'] ?? '')) return 'water';
  if (greens.has(tags['leisure'] ?? '')) return 'green';
  if (greenGrounds.has(tags['landuse'] ?? '') || greenGrounds.has(tags['natural'] ?? '')) return 'green';
  if (tags['highway'] !== undefined) return 'path';
  return 'landuse' in tags || 'amenity' in tags || 'tourism' in tags ? 'land' : null;
}
