import type { DishHit } from '@chifan/contract/search/views';
import type { Executor } from '../../platform/database/database.ts';
import { dishAtShopOf } from '../catalogue/index.ts';
import type { MatchedName } from './match-names.ts';
import { nearestDishes, type PlaceRow } from './places.store.ts';
import { byRange, byReach, type Reach, reachFrom, type Searcher } from './reach.ts';
import { foundNameOf } from './shown-name.ts';

/** Whether a dish fits the filters of a search. */
export type DishPredicate = (row: PlaceRow) => boolean;

type Place = Reach & { readonly row: PlaceRow };

const shownPlaces = 3;
/** Number of the nearest shops to read per dish name. Some may be closed, and some dishes may be in the same shop. */
const readPlaces = 5;
/** Number of the nearest shops to read per dish name, in a search with filters or for a delivery. */
const askedPlaces = 12;
/**
 * Scores are divided into steps of this size. Matches in the same step are sorted by their shops, for example by
 * distance.
 */
export const equalScores = 20;

export async function dishHits(
  executor: Executor,
  names: readonly MatchedName[],
  onlooker: Searcher & { readonly query: string },
  accepts?: DishPredicate,
): Promise<DishHit[]> {
  const { here, language, query } = onlooker;
  const signs = names.map(({ sign }) => sign);
  const each = accepts || onlooker.isDelivery ? askedPlaces : readPlaces;
  const read = await nearestDishes(executor, signs, { here, each, hasOptions: accepts !== undefined });
  const rows = accepts ? read.filter(accepts) : read;
  const reachOf = reachFrom(onlooker);
  const places = rows.map((row) => ({ row, ...reachOf(row) }));
  const placesOf = Map.groupBy(places, ({ row }) => row.sign);
  return names
    .map((name) => ({ name, all: placesOf.get(name.sign) ?? [] }))
    .map(({ name, all }) => ({ name, all, near: bestPlaces(all) }))
    .filter(({ near }) => accepts === undefined || near.length > 0)
    .toSorted(
      (a, b) =>
        compare(byRange, a.near[0], b.near[0]) ||
        rankOf(b.name) - rankOf(a.name) ||
        compare(byReach, a.near[0], b.near[0]),
    )
    .map(({ name, all, near }) => ({
      ...foundNameOf(name, query, language),
      shopCount: usesOf(all),
      places: near.map((place) => dishAtShopOf(place, onlooker)),
    }));
}

function usesOf(places: readonly Place[]): number {
  const usesOfName = new Map(places.map(({ row }) => [row.nameId, row.uses]));
  return usesOfName.values().reduce((sum, uses) => sum + uses, 0);
}

const rankOf = ({ score }: MatchedName): number => Math.floor(score / equalScores);

/** Compares the best shops of two dishes with `by`. A dish without a shop comes last. */
function compare(by: typeof byReach, a: Place | undefined, b: Place | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return by(a, b);
}

/**
 * Returns the best shops for a dish. Shops that do not deliver to the guest are returned only if no shop delivers to
 * the guest.
 */
function bestPlaces(places: readonly Place[]): Place[] {
  const shops = new Set<number>();
  const inRange = places.filter(({ isInRange }) => isInRange);
  return (inRange.length > 0 ? inRange : places)
    .toSorted((a, b) => byReach(a, b) || a.row.dishId - b.row.dishId)
    .filter(({ row }) => !shops.has(row.shopId) && shops.add(row.shopId))
    .slice(0, shownPlaces);
}
