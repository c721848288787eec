import { isInShiftedChina, isWithinCityReach, type Position } from '@chifan/domain/address';
import type { Executor } from '../../../platform/database/database.ts';
import { areaAt } from './offline/area-at.ts';
import { type Region, regionByCode, regionsByKey } from './offline/region.store.ts';
import { placeKey } from './regions/place-key.ts';
import { hasRegions } from './regions/region.store.ts';

type Named = { readonly city: string; readonly position: Position };

/** Several cities may bear a name: 苏州 and 宿州 are both Suzhou. */
const maxNamesakes = 20;

/** Within reach of the city's seat, or in one of its districts. Of an unknown city any place on our ground will do. */
export async function isInCity(executor: Executor, { city, position }: Named): Promise<boolean> {
  const area = await areaAt(executor, position);
  if (area === null) return isInShiftedChina(position) && !(await hasRegions(executor));
  const named = await citiesNamed(executor, city);
  const around = [area.province, area.city, area.district].map((region) => region?.code);
  return named.length === 0 || named.some((region) => isNear(region, position) || around.includes(region.code));
}

async function citiesNamed(executor: Executor, city: string): Promise<Region[]> {
  const key = placeKey(city);
  if (key === '') return [];
  if (!/^\d{6}$/.test(key)) return regionsByKey(executor, key, maxNamesakes);
  const region = await regionByCode(executor, key);
  return region ? [region] : [];
}

const isNear = ({ lat, lng, level }: Region, position: Position): boolean =>
  level !== 'province' && lat !== null && lng !== null && isWithinCityReach({ lat, lng }, position);
