import type { DishHit } from '@chifan/contract/search/views';
import { distanceMetres } from '@chifan/domain/address';
import type { Executor } from '../../platform/database/database.ts';
import { dishAtShopOf, takesOrdersAt, type Viewer } from '../catalogue/index.ts';
import type { MatchedName } from './match-names.ts';
import { nearestDishes, type PlaceRow } from './places.store.ts';
import { foundNameOf } from './shown-name.ts';

/** Whether a dish fits the filters of a search. */
export type DishPredicate = (row: PlaceRow) => boolean;

type Place = { readonly row: PlaceRow; readonly metres: number; readonly isOpen: boolean };

const shownPlaces = 3;
/** Number of the nearest shops to read per dish name. Some may be closed, and some dishes may be in the same shop. */
const readPlaces = 5;
/** Number of the nearest shops to read per dish name in a search with filters. */
const askedPlaces = 12;
/** The search ranks a closed or paused shop as if the shop were this much farther away. */
export const restingMetres = 3_000;
/**
 * Matches whose scores differ by less than this number count as equal. Among equal matches, nearer and open shops come
 * first.
 */
export const equalScores = 20;

export async function dishHits(
  executor: Executor,
  names: readonly MatchedName[],
  onlooker: Viewer & { readonly query: string },
  accepts?: DishPredicate,
): Promise<DishHit[]> {
  const { here, now, language, query } = onlooker;
  const signs = names.map(({ sign }) => sign);
  const each = accepts ? askedPlaces : readPlaces;
  const read = await nearestDishes(executor, signs, { here, each, hasOptions: accepts !== undefined });
  const rows = accepts ? read.filter(accepts) : read;
  const takesOrders = takesOrdersAt(now);
  const places = rows.map((row) => ({ row, metres: distanceMetres(here, row), isOpen: takesOrders(row) }));
  const placesOf = Map.groupBy(places, ({ row }) => row.sign);
  return names
    .map((name) => ({ name, all: placesOf.get(name.sign) ?? [] }))
    .map(({ name, all }) => ({ name, all, near: bestPlaces(all) }))
    .filter(({ near }) => accepts === undefined || near.length > 0)
    .toSorted((a, b) => rankOf(b.name) - rankOf(a.name) || effort(a.near[0]) - effort(b.near[0]))
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

const effort = (place: Place | undefined): number =>
  place === undefined ? Number.POSITIVE_INFINITY : place.metres + (place.isOpen ? 0 : restingMetres);

function bestPlaces(places: readonly Place[]): Place[] {
  const shops = new Set<number>();
  return places
    .toSorted((a, b) => effort(a) - effort(b) || a.row.dishId - b.row.dishId)
    .filter(({ row }) => !shops.has(row.shopId) && shops.add(row.shopId))
    .slice(0, shownPlaces);
}
