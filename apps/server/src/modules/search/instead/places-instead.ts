import type { Calls } from '@chifan/contract';
import type { PlaceInstead } from '@chifan/contract/search/views';
import type { PartlyTranslated } from '@chifan/domain';
import { distanceMetres, type Position } from '@chifan/domain/address';
import { isDrink, isSameKind, isServedAt, suitsInPlaceOf } from '@chifan/domain/catalogue';
import type { OrderWay } from '@chifan/domain/ordering';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import {
  chineseOf,
  deliversTo,
  dishAtShopOf,
  holidays,
  isSoldOut,
  localText,
  nearestShops,
  shopCardOf,
  shopsByIds,
  takesOrdersAt,
  type Viewer,
  viewerOf,
} from '../../catalogue/index.ts';
import { dishesOfForms, nearestDishes, type OrderedDish, orderedDishes, type PlaceRow } from '../places.store.ts';
import { textsOf } from '../search-name.store.ts';
import { similarNames } from './similar-names.ts';

type Input = z.output<Calls['placesInstead']['input']>;
type Output = z.input<Calls['placesInstead']['output']>;

/** Rule search-13: maximum number of restaurants to offer as a replacement. */
const maxPlaces = 3;
const maxMetres = 10_000;
/** Maximum number of ordered dishes to search for. More dishes would make the call slow. */
const maxDishes = 6;
/** Number of nearest dishes to read for each similar name. Some of these dishes are in closed shops. */
const readPerName = 8;
/** Number of nearest shops whose dishes of the same kind are read, if too few shops have dishes with similar names. */
const shopsToRead = 50;

/**
 * Returns open restaurants that serve dishes like those of an order, for the guest's order type and position (rule
 * search-13). Restaurants that serve dishes with similar names come first, then restaurants with dishes of the same
 * kind.
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
  const isOffered = offeredTo(viewer, way);
  const isElsewhere = (row: Offered) => row.shopId !== shopId && isOffered(row);
  const named = (await namedAlike(read, ordered, here)).filter(({ row }) => isElsewhere(row));
  const hasEnough = new Set(named.map(({ row }) => row.shopId)).size >= maxPlaces;
  const ofKind = hasEnough ? [] : (await sameKind(read, ordered, here)).filter(({ row }) => isElsewhere(row));
  const best = bestShops(onePerShop([...named, ...ofKind]), ordered, viewer);
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

type Offered = Omit<PlaceRow, 'sign' | 'nameId' | 'uses' | 'options'>;

type Match = {
  readonly ordered: OrderedDish;
  readonly row: Offered;
  readonly name: PartlyTranslated;
  /** Similarity of the names. A dish that is only of the same kind has the score 0. */
  readonly score: number;
};

/** Returns dishes with similar names in the nearest shops. */
async function namedAlike(read: Executor, ordered: readonly OrderedDish[], here: Position): Promise<Match[]> {
  const names = await Promise.all(ordered.map(({ nameZh }) => similarNames(read, nameZh)));
  const signs = [...new Set(names.flat().map(({ sign }) => sign))];
  const rows = signs.length === 0 ? [] : await nearestDishes(read, signs, { here, each: readPerName });
  return ordered.flatMap((dish, at) => {
    const named = new Map((names[at] ?? []).map((name) => [name.sign, name]));
    return rows.flatMap((row): Match[] => {
      const name = named.get(row.sign);
      return name === undefined ? [] : [{ ordered: dish, row, name: textsOf(name), score: name.score }];
    });
  });
}

/** Returns dishes of the same kind in the nearest shops. */
async function sameKind(read: Executor, ordered: readonly OrderedDish[], here: Position): Promise<Match[]> {
  const { shops } = await nearestShops(read, here, {}, { offset: 0, limit: shopsToRead });
  const plates = [...new Set(ordered.map(({ plate }) => plate))];
  const rows = await dishesOfForms(
    read,
    shops.map(({ id }) => id),
    plates,
  );
  return ordered.flatMap((dish) =>
    rows.flatMap((row): Match[] =>
      isSameKind(dish, { plate: row.plate, nameZh: row.nameZh ?? '' })
        ? [{ ordered: dish, row, name: row.name, score: 0 }]
        : [],
    ),
  );
}

/** Whether the guest can order a dish for the wanted time, with the given order type. */
function offeredTo(viewer: Viewer, way: OrderWay): (row: Offered) => boolean {
  const { here, now, wantedAt = now } = viewer;
  const takesOrders = takesOrdersAt(viewer);
  return (row) =>
    takesOrders(row) &&
    !isSoldOut(row) &&
    isServedAt(row.servedHours, wantedAt, holidays) &&
    distanceMetres(here, row) <= maxMetres &&
    (way !== 'delivery' || deliversTo(row, here));
}

/**
 * Returns for each ordered dish the best replacement at each shop. The best replacement has the most similar name, then
 * the closest price.
 */
function onePerShop(matches: readonly Match[]): Match[] {
  const away = ({ ordered, row }: Match) => Math.abs(row.price - ordered.price);
  const sorted = matches
    .filter(({ ordered, row }) => suitsInPlaceOf(ordered, row))
    .toSorted((a, b) => b.score - a.score || away(a) - away(b) || a.row.dishId - b.row.dishId);
  const keyOf = ({ ordered, row }: Match) => `${ordered.id} ${row.shopId}`;
  return [...new Map(sorted.toReversed().map((match) => [keyOf(match), match])).values()];
}

/**
 * Returns the shops that best replace an order. Shops whose dishes have names similar to the ordered dishes come first,
 * then shops that replace the most ordered dishes, then the nearest. A shop that could replace only the drinks of an
 * order with food is omitted.
 */
function bestShops(matches: readonly Match[], ordered: readonly OrderedDish[], { here }: Viewer) {
  const isOfDrinks = ordered.every(isDrink);
  return [...Map.groupBy(matches, ({ row }) => row.shopId)]
    .filter(([, dishes]) => isOfDrinks || !dishes.every((match) => isDrink(match.ordered)))
    .map(([shopId, dishes]) => ({
      shopId,
      dishes,
      isNamedAlike: dishes.some(({ score }) => score > 0),
      metres: distanceMetres(here, dishes[0]?.row ?? here),
    }))
    .toSorted(
      (a, b) =>
        Number(b.isNamedAlike) - Number(a.isNamedAlike) ||
        b.dishes.length - a.dishes.length ||
        a.metres - b.metres ||
        a.shopId - b.shopId,
    )
    .slice(0, maxPlaces);
}

const shownDish = ({ ordered, row, name }: Match, { here, language, now }: Viewer): PlaceInstead['dishes'][number] => ({
  ...dishAtShopOf({ row, metres: distanceMetres(here, row), isOpen: true }, { language, now }),
  insteadOf: ordered.id,
  name: localText(name, language),
  nameZh: row.nameZh ?? chineseOf(name),
});
