import { isInGcj02Region, isWithinCityReach, maxAddressFromCityMetres, type Position } from '@chifan/domain/address';
import type { Executor } from '../../platform/database/database.ts';
import { type Answer, type Failure, refused } from '../../platform/http/call-result.ts';
import { addressOf, type MemberAddress } from './address.store.ts';
import { areaAt } from './places/offline/area-at.ts';
import { type Region, regionByCode, regionsByKey } from './places/offline/region.store.ts';
import { placeKey } from './places/regions/place-key.ts';
import { hasRegions } from './places/regions/region.store.ts';

export async function addressForOrder(
  executor: Executor,
  memberId: number,
  addressId: number,
): Promise<Answer<MemberAddress>> {
  const address = await addressOf(executor, memberId, addressId);
  if (!address) return refused('address_not_found');
  const objection = address.isInCity ? undefined : await refuseOutsideCity(executor, address);
  return objection ?? { ok: true, value: address };
}

export async function refuseOutsideCity(
  executor: Executor,
  place: { readonly city: string; readonly position: Position },
): Promise<Failure | undefined> {
  if (await isInCity(executor, place)) return undefined;
  return refused('address_outside_city', { limitMetres: maxAddressFromCityMetres });
}

type Named = { readonly city: string; readonly position: Position };

/**
 * The maximum number of cities that are read for one name. Several cities may have the same name in Latin letters. For
 * example, 苏州 and 宿州 are both Suzhou.
 */
const maxNamesakes = 20;

/**
 * Returns whether the position is near the seat of the named city's government or in one of the city's districts. For
 * an unknown city name, any position in a Chinese district is accepted.
 */
async function isInCity(executor: Executor, { city, position }: Named): Promise<boolean> {
  const area = await areaAt(executor, position);
  if (area === null) return isInGcj02Region(position) && !(await hasRegions(executor));
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
