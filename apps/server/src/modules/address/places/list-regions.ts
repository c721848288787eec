import type { placeCalls } from '@chifan/contract/address/place-calls';
import { formatCoordinate } from '@chifan/domain/address';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { childRegionsOf, regionByCode } from './offline/region.store.ts';
import { localNameOf, regionNames } from './offline/wording.ts';
import type { Places } from './places.ts';

type Regions = z.input<typeof placeCalls.regions.output>;

/**
 * Returns the administrative divisions directly below another division, for the city picker. Below a city without
 * districts, returns its streets.
 */
export async function listRegions(
  { read }: Places,
  { parentCode }: { readonly parentCode?: string | undefined },
  { language }: Context,
): Promise<Answer<Regions>> {
  const beneath = await childRegionsOf(read, parentCode ?? null);
  const [first] = beneath;
  if (first === undefined) return emptyUnder(await regionByCode(read, parentCode ?? ''));
  const regions = beneath.map((region) => ({
    code: region.code,
    name: localNameOf(regionNames(region), language),
    nameZh: region.nameZh,
    pinyin: region.pinyin,
    hasChildren: region.hasChildren,
    latitude: region.lat === null ? null : formatCoordinate(region.lat),
    longitude: region.lng === null ? null : formatCoordinate(region.lng),
  }));
  return { ok: true, value: { level: first.level, regions } };
}

const levelBeneath = { province: 'city', city: 'area', area: 'street', street: 'street' } as const;

const emptyUnder = (parent: Awaited<ReturnType<typeof regionByCode>>): Answer<Regions> =>
  parent === undefined
    ? refused('region_unknown')
    : { ok: true, value: { level: levelBeneath[parent.level], regions: [] } };
