import type { Calls } from '@chifan/contract';
import { distanceMetres } from '@chifan/domain/address';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { brandById, nearestBranches } from './brand-branches.store.ts';
import { brandOf, shopCardOf } from './shop-card.ts';
import { type PlaceAndTime, viewerOf } from './viewer.ts';

type BranchesInput = PlaceAndTime & {
  readonly brandId: number;
  readonly pageNo: number;
  readonly pageSize: number;
};

/**
 * Number of extra branches to read. The query sorts by the distance on the flat map, and the function then sorts by the
 * true distance, so a branch just after the page may belong on the page.
 */
const slackRows = 30;

export async function brandBranches(
  platform: Platform,
  input: BranchesInput,
  context: Context,
): Promise<Answer<z.output<Calls['brandBranches']['output']>>> {
  const viewer = viewerOf(input, context);
  if (viewer === undefined) return refused('position_invalid');
  const { here, language } = viewer;
  const { read } = platform.database;
  const brand = await brandById(read, input.brandId);
  if (brand === undefined) return refused('brand_not_found');
  const { offset, limit } = pageWindow(input);
  const branches = await nearestBranches(read, brand.id, here, offset + limit + slackRows);
  const records = branches
    .map((shop) => ({ shop, metres: distanceMetres(here, shop) }))
    .toSorted((a, b) => a.metres - b.metres || a.shop.id - b.shop.id)
    .slice(offset, offset + limit)
    .map(({ shop }) => shopCardOf(shop, viewer));
  const { pageNo, pageSize } = input;
  return {
    ok: true,
    value: { records, total: brand.branchCount, pageNo, pageSize, brand: brandOf(brand, language) },
  };
}
