import type { Calls } from '@chifan/contract';
import type { PlaceInstead } from '@chifan/contract/search/views';
import { distanceMetres } from '@chifan/domain/address';
import { isServedAt, keepsMarks } from '@chifan/domain/catalogue';
import type { OrderWay } from '@chifan/domain/ordering';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import {
  deliversTo,
  dishAtShopOf,
  holidays,
  isSoldOut,
  localText,
  shopCardOf,
  shopsByIds,
  takesOrdersAt,
  type Viewer,
  viewerOf,
} from '../../catalogue/index.ts';
import type { MatchedName } from '../match-names.ts';
import { nearestDishes, type OrderedDish, orderedDishes, type PlaceRow } from '../places.store.ts';
import { textsOf } from '../search-name.store.ts';
import { similarNames } from './similar-names.ts';

type Input = z.output<Calls['placesInstead']['input']>;
type Output = z.input<Calls['placesInstead']['output']>;

/** Rule search-13: restaurants to offer. */
const maxPlaces = 3;
const maxMetres = 10_000;
/** Dishes of the order to search for. More would make the call slow. */
const maxDishes = 6;
/** Nearest dishes to read for each name. Some are in closed shops. */
const readPerName = 8;

/**
 * Open restaurants that serve dishes like those of an order, by the guest's order type and place (rule search-13). The
 * restaurant with the most dishes is first, then the nearest.
 */
export async function placesInstead(
  { database: { read } }: Pick<Platform, 'database'>,
  { shopId, dishIds, way, ...input }: Input,
  context: Pick<Context, 'language' | 'now'>,
): Promise<Answer<Output>> {
  const viewer = viewerOf(input, context);
  if (viewer === undefined) return refused('position_invalid');
  const { here } = viewer;
  const ordered = (await orderedDishes(read, dishIds)).slice(0, maxDishes);
  const names = await Promise.all(ordered.map(({ nameZh }) => similarNames(read, nameZh)));
  const signs = [...new Set(names.flat().map(({ sign }) => sign))];
  const rows = signs.length === 0 ? [] : await nearestDishes(read, signs, { here, each: readPerName });
  const isOffered = offeredTo(viewer, way);
  const offered = rows.filter((row) => row.shopId !== shopId && isOffered(row));
  const matches = ordered.flatMap((dish, at) => matchesOf(dish, names[at] ?? [], offered));
  const best = bestShops(matches, viewer);
  const shops = await shopsByIds(
    read,
    best.map((shop) => shop.shopId),
  );
  const cards = new Map(shops.map((shop) => [shop.id, shopCardOf(shop, viewer)]));
  const places = best.flatMap(({ shopId: id, dishes }): PlaceInstead[] => {
    const shop = cards.get(id);
    return shop === undefined ? [] : [{ shop, dishes: dishes.map((match) => shownDish(match, viewer)) }];
  });
  return { ok: true, value: { places } };
}

/** Whether the guest can order a dish for the wanted time, with the given order type. */
function offeredTo(viewer: Viewer, way: OrderWay): (row: PlaceRow) => boolean {
  const { here, now, wantedAt = now } = viewer;
  const takesOrders = takesOrdersAt(viewer);
  return (row) =>
    takesOrders(row) &&
    !isSoldOut(row) &&
    isServedAt(row.servedHours, wantedAt, holidays) &&
    distanceMetres(here, row) <= maxMetres &&
    (way !== 'delivery' || deliversTo(row, here));
}

type Match = { readonly ordered: OrderedDish; readonly row: PlaceRow; readonly name: MatchedName };

/** The best dish of each shop in place of an ordered dish: the most similar name, then the nearest price. */
function matchesOf(ordered: OrderedDish, names: readonly MatchedName[], offered: readonly PlaceRow[]): Match[] {
  const named = new Map(names.map((name) => [name.sign, name]));
  const found = offered.flatMap((row): Match[] => {
    const name = named.get(row.sign);
    return name !== undefined && keepsMarks(ordered, row) ? [{ ordered, row, name }] : [];
  });
  const away = ({ row }: Match) => Math.abs(row.price - ordered.price);
  const sorted = found.toSorted(
    (a, b) => b.name.score - a.name.score || away(a) - away(b) || a.row.dishId - b.row.dishId,
  );
  return [...new Map(sorted.toReversed().map((match) => [match.row.shopId, match])).values()];
}

function bestShops(matches: readonly Match[], { here }: Viewer) {
  return [...Map.groupBy(matches, ({ row }) => row.shopId)]
    .map(([shopId, dishes]) => ({ shopId, dishes, metres: distanceMetres(here, dishes[0]?.row ?? here) }))
    .toSorted((a, b) => b.dishes.length - a.dishes.length || a.metres - b.metres || a.shopId - b.shopId)
    .slice(0, maxPlaces);
}

const shownDish = ({ ordered, row, name }: Match, { here, language, now }: Viewer): PlaceInstead['dishes'][number] => ({
  ...dishAtShopOf({ row, metres: distanceMetres(here, row), isOpen: true }, { language, now }),
  insteadOf: ordered.id,
  name: localText(textsOf(name), language),
  nameZh: row.nameZh ?? name.nameZh,
});
