import type { Calls } from '@chifan/contract';
import { businessDay } from '@chifan/domain';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { brandOf } from '../../catalogue/index.ts';
import { listedSetMeals } from './list-set-meals.store.ts';
import { positionOf } from './position-of.ts';
import { setMealCardOf } from './set-meal-card.ts';

type Call = Calls['listSetMeals'];

export async function listSetMeals(
  platform: Platform,
  input: z.output<Call['input']>,
  { language, now }: Context,
): Promise<Answer<z.output<Call['output']>>> {
  const here = positionOf(input);
  if (here === undefined) return refused('position_invalid');
  const { brandId, shopId, featured, pageNo, pageSize } = input;
  const found = await listedSetMeals(platform.database.read, {
    filter: { brandId, shopId, featured },
    here,
    today: businessDay(now),
    page: pageWindow(input),
  });
  if (brandId !== undefined && !found.isBrandKnown) return refused('brand_not_found');
  if (shopId !== undefined && !found.isShopKnown) return refused('shop_not_found');
  return {
    ok: true,
    value: {
      records: found.setMeals.map((row) => setMealCardOf(row, language, here)),
      total: found.total,
      pageNo,
      pageSize,
      brands: found.brands.map((brand) => ({ ...brandOf(brand, language), setMealCount: brand.setMealCount })),
    },
  };
}
