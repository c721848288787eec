import type { DishHit } from '@chifan/contract/search';
import { distanceMetres } from '@chifan/domain/address';
import type { Executor } from '../../../platform/database/database.ts';
import { localText } from '../local-text.ts';
import { isSoldOut } from '../menu/dish-card.ts';
import { type Onlooker, takesOrdersAt } from '../shops/shop-card.ts';
import type { MatchedName } from './match-names.ts';
import { nearestDishes, type PlaceRow } from './places.store.ts';
import { foundNameOf, signOf } from './suggest-search.ts';

type Place = { readonly row: PlaceRow; readonly metres: number; readonly isOpen: boolean };

const shownPlaces = 3;
/** Of each name so many of the nearest are read: some may be closed, or belong to one shop. */
const readPlaces = 8;
/** A resting shop counts as so much farther away. */
export const restingMetres = 3_000;
/** Matches that differ by less are equally good: what is nearer and open comes first. */
export const equalScores = 20;

/** Names of the same Chinese together, the best match first. */
export function groupsOf(names: readonly MatchedName[]): MatchedName[][] {
  const groups = new Map<string, MatchedName[]>();
  for (const name of names) {
    const sign = signOf(name);
    groups.set(sign, [...(groups.get(sign) ?? []), name]);
  }
  return [...groups.values()];
}

/** The groups of a page as they are shown, with the nearest places of each. */
export async function dishHits(
  executor: Executor,
  groups: readonly MatchedName[][],
  onlooker: Onlooker & { readonly query: string },
): Promise<DishHit[]> {
  const { here, now, language, query } = onlooker;
  const ids = groups.flat().map(({ id }) => id);
  const rows = await nearestDishes(executor, ids, { here, each: readPlaces });
  const takesOrders = takesOrdersAt(now);
  const places = rows.map((row) => ({ row, metres: distanceMetres(here, row), isOpen: takesOrders(row) }));
  return groups
    .map((names) => ({
      names,
      places: bestPlaces(places.filter(({ row }) => names.some(({ id }) => id === row.nameId))),
    }))
    .toSorted((a, b) => rankOf(b) - rankOf(a) || effort(a.places[0]) - effort(b.places[0]))
    .flatMap(({ names, places: near }) => {
      const [best] = names;
      if (best === undefined) return [];
      const shopCount = names.reduce((sum, { uses }) => sum + uses, 0);
      return [
        { ...foundNameOf(best, query, language), shopCount, places: near.map((place) => shownPlace(place, onlooker)) },
      ];
    });
}

const rankOf = ({ names }: { names: readonly MatchedName[] }): number =>
  Math.floor((names[0]?.score ?? 0) / equalScores);

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
