import type { Calls } from '@chifan/contract';
import type { ShopCard } from '@chifan/contract/catalogue/views';
import { parsePosition } from '@chifan/domain/address';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { localText } from '../local-text.ts';
import { plateOfCuisine } from '../shops/cuisine-plates.ts';
import { shopsByIds } from '../shops/shop.store.ts';
import { brandOf, shopCardOf, takesOrdersAt, type Viewer } from '../shops/shop-card.ts';
import { type HomeRow, homeRow, type Way } from './discovery.store.ts';

type Home = z.output<Calls['home']['output']>;

const maxRated = 8;

/**
 * Returns the part of the home screen above the list of nearby shops. Uses only two SQL statements, because the first
 * screen of a guest waits for them.
 */
export async function showHome(
  platform: Platform,
  input: { latitude: string; longitude: string; way: Way },
  { language, now }: Context,
): Promise<Answer<Home>> {
  const here = parsePosition(input.latitude, input.longitude);
  if (here === undefined) return refused('position_invalid');
  const home = await homeRow(platform.database.read, here, input.way);
  const featured = openFirst(await cardsOf(platform, shownIds(home, now), { here, language, now }));
  return {
    ok: true,
    value: {
      banners: home.banners.map((banner) => ({
        ...banner,
        title: localText(banner.title, language),
        text: localText(banner.text, language),
      })),
      cuisines: home.cuisines.map((found) => ({ ...found, plate: plateOfCuisine(found.cuisine) })),
      featured,
      brands: home.brands.map((brand) => brandOf(brand, language)),
    },
  };
}

/** Returns the featured shops nearby. Without featured shops, returns the best rated shops that accept orders now. */
function shownIds({ featuredIds, rated }: HomeRow, now: Date): number[] {
  if (featuredIds.length > 0) return featuredIds;
  return rated
    .filter(takesOrdersAt(now))
    .slice(0, maxRated)
    .map(({ id }) => id);
}

/** Sorts shops that accept no orders now last (rule catalogue-38). */
function openFirst(cards: readonly ShopCard[]): ShopCard[] {
  const isOpen = ({ openState }: ShopCard): boolean => openState.state === 'open' && !openState.isPaused;
  return [...cards.filter(isOpen), ...cards.filter((card) => !isOpen(card))];
}

async function cardsOf(platform: Platform, ids: readonly number[], onlooker: Viewer): Promise<ShopCard[]> {
  if (ids.length === 0) return [];
  const shops = new Map((await shopsByIds(platform.database.read, ids)).map((shop) => [shop.id, shop]));
  return ids.flatMap((id) => shops.get(id) ?? []).map((shop) => shopCardOf(shop, onlooker));
}
