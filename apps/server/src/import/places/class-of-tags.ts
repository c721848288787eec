import type { MapClass } from '../../modules/address/index.ts';

type Tags = Readonly<Record<string, string>>;
type Kind = 'point' | 'line' | 'area';

/** Values of OpenStreetMap's `highway` by how they are drawn; what is not here is a street. */
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
const landmarks = new Set(['attraction', 'museum', 'viewpoint', 'gallery', 'theme_park', 'zoo', 'hotel', 'artwork']);
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

/** How a feature with OpenStreetMap's tags is drawn; null when a map draws nothing of it. */
export function classOfTags(tags: Tags, kind: Kind): MapClass | null {
  if (kind === 'point') return isLandmark(tags) ? 'place' : null;
  if (kind === 'line') return classOfLine(tags);
  return classOfArea(tags);
}

/** Places to eat and shops are no part of the drawing: they are imported as shops. */
export const isEatingPlace = (tags: Tags): boolean =>
  'shop' in tags ||
  ['restaurant', 'fast_food', 'cafe', 'bar', 'pub', 'food_court', 'ice_cream'].includes(tags['amenity'] ?? '');

function isLandmark(tags: Tags): boolean {
  if (tags['name'] === undefined) return false;
  return (
    'place' in tags ||
    landmarks.has(tags['tourism'] ?? '') ||
    amenities.has(tags['amenity'] ?? '') ||
    ['station', 'halt'].includes(tags['railway'] ?? '') ||
    'historic' in tags
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
