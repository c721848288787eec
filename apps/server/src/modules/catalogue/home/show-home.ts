import type { Calls } from '@chifan/contract';
import type { ShopCard } from '@chifan/contract/catalogue/views';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { localText } from '../local-text.ts';
import { plateOfCuisine } from '../shops/cuisine-plates.ts';
import { shopsByIds, shopsInWindow } from '../shops/shop.store.ts';
import { brandOf, shopCardOf, takesOrdersAt } from '../shops/shop-card.ts';
import type { ShopRow } from '../shops/shop-row.store.ts';
import { type OrderTime, type PlaceAndTime, viewerOf } from '../shops/viewer.ts';
import { dishRowsOf, shopsOfDishRows, shopsToConsider } from './dish-rows.ts';
import { type HomeRow, homeRow, type Way } from './home.store.ts';
import { pickedDishes } from './picked-dishes.store.ts';

type Home = z.output<Calls['home']['output']>;

const maxRated = 8;

/**
 * Returns the part of the home screen above the list of nearby shops. Waits only twice for the database, because a
 * guest who opens the app waits for this response.
 */
export async function showHome(
  platform: Platform,
  input: PlaceAndTime & { readonly way: Way },
  context: Context,
): Promise<Answer<Home>> {
  const onlooker = viewerOf(input, context);
  if (onlooker === undefined) return refused('position_invalid');
  const { here, language } = onlooker;
  const { read } = platform.database;
  const [home, near] = await Promise.all([
    homeRow(read, here, input.way),
    shopsInWindow(read, here, {}, shopsToConsider),
  ]);
  const featuredIds = shownIds(home, onlooker);
  const cookingIds = shopsOfDishRows(near, input.way, onlooker);
  const [shops, picked] = await Promise.all([
    shopsOf(platform, [...new Set([...featuredIds, ...cookingIds])]),
    pickedDishes(read, cookingIds),
  ]);
  const featured = featuredIds.flatMap((id) => shops.get(id) ?? []).map((shop) => shopCardOf(shop, onlooker));
  return {
    ok: true,
    value: {
      banners: home.banners.map((banner) => ({
        ...banner,
        title: localText(banner.title, language),
        text: localText(banner.text, language),
      })),
      cuisines: home.cuisines.map((found) => ({ ...found, plate: plateOfCuisine(found.cuisine) })),
      dishRows: dishRowsOf(picked, [...shops.values()], onlooker),
      featured: openFirst(featured),
      brands: home.brands.map((brand) => brandOf(brand, language)),
    },
  };
}

/** Returns the featured shops nearby. Without featured shops, returns the best rated shops that accept orders now. */
function shownIds({ featuredIds, rated }: HomeRow, at: OrderTime): number[] {
  if (featuredIds.length > 0) return featuredIds;
  return rated
    .filter(takesOrdersAt(at))
    .slice(0, maxRated)
    .map(({ id }) => id);
}

/** Sorts shops that accept no orders now last (rule catalogue-38). */
function openFirst(cards: readonly ShopCard[]): ShopCard[] {
  const isOpen = ({ openState: { state, isPaused, takesOrdersThen } }: ShopCard): boolean =>
    state === 'open' && !isPaused && takesOrdersThen !== false;
  return [...cards.filter(isOpen), ...cards.filter((card) => !isOpen(card))];
}

async function shopsOf(platform: Platform, ids: readonly number[]): Promise<ReadonlyMap<number, ShopRow>> {
  if (ids.length === 0) return new Map();
  return new Map((await shopsByIds(platform.database.read, ids)).map((shop) => [shop.id, shop]));
}
