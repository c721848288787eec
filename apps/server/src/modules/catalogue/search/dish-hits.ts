import type { DishHit } from '@chifan/contract/search';
import { distanceMetres } from '@chifan/domain/address';
import type { Executor } from '../../../platform/database/database.ts';
import { localText } from '../local-text.ts';
import { isSoldOut } from '../menu/dish-card.ts';
import { type Onlooker, takesOrdersAt } from '../shops/shop-card.ts';
import type { MatchedName } from './match-names.ts';
import { nearestDishes, type PlaceRow, usesOfSigns } from './places.store.ts';
import { foundNameOf } from './suggest-search.ts';

type Place = { readonly row: PlaceRow; readonly metres: number; readonly isOpen: boolean };

const shownPlaces = 3;
/** Of each name so many of the nearest are read: some may be closed, or belong to one shop. */
const readPlaces = 5;
/** A resting shop counts as so much farther away. */
export const restingMetres = 3_000;
/** Matches that differ by less are equally good: what is nearer and open comes first. */
export const equalScores = 20;

/** A page of dishes as they are shown: each sign once, with the nearest places of all that is called so. */
export async function dishHits(
  executor: Executor,
  names: readonly MatchedName[],
  onlooker: Onlooker & { readonly query: string },
): Promise<DishHit[]> {
  const { here, now, language, query } = onlooker;
  const signs = names.map(({ sign }) => sign);
  const [rows, uses] = await Promise.all([
    nearestDishes(executor, signs, { here, each: readPlaces }),
    usesOfSigns(executor, signs),
  ]);
  const takesOrders = takesOrdersAt(now);
  const places = rows.map((row) => ({ row, metres: distanceMetres(here, row), isOpen: takesOrders(row) }));
  return names
    .map((name) => ({ name, near: bestPlaces(places.filter(({ row }) => row.sign === name.sign)) }))
    .toSorted((a, b) => rankOf(b.name) - rankOf(a.name) || effort(a.near[0]) - effort(b.near[0]))
    .map(({ name, near }) => ({
      ...foundNameOf(name, query, language),
      shopCount: uses.get(name.sign) ?? 0,
      places: near.map((place) => shownPlace(place, onlooker)),
    }));
}

const rankOf = ({ score }: MatchedName): number => Math.floor(score / equalScores);

const effort = (place: Place | undefined): number =>
  place === undefined ? Number.POSITIVE_INFINITY : place.metres + (place.isOpen ? 0 : restingMetres);

/** The nearest first, each shop once. */
function bestPlaces(places: readonly Place[]): Place[] {
  const shops = new Set<number>();
  return places
    .toSorted((a, b) => effort(a) - effort(b) || a.row.dishId - b.row.dishId)
    .filter(({ row }) => !shops.has(row.shopId) && shops.add(row.shopId))
    .slice(0, shownPlaces);
}

const shownPlace = ({ row, metres, isOpen }: Place, { language }: Onlooker): DishHit['places'][number] => ({
  dishId: row.dishId,
  shopId: row.shopId,
  shopName: localText(row.shopName, language),
  shopNameZh: row.shopNameZh,
  price: row.price,
  plate: row.plate,
  image: row.image,
  isSoldOut: isSoldOut(row),
  isOpen,
  distanceMetres: metres,
});
