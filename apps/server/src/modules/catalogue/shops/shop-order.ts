import type { ShopSort } from '@chifan/contract/catalogue';
import { deliveryFee, distanceMetres } from '@chifan/domain/address';
import type { OpeningHours } from '@chifan/domain/catalogue';
import type { ShopInWindow } from './shop.store.ts';
import { type Onlooker, openStateOf } from './shop-card.ts';

/** The smaller of two ranks stands first. */
type RankOf = (shop: ShopInWindow, metres: number) => number;

/**
 * Puts shops into the order that the guest asked for; equals stand by distance, and shops at one spot by number, so that a
 * page is the same each time. What is not known (no review, no menu, no delivery) stands last.
 */
export function orderOfShops(sort: ShopSort, onlooker: Onlooker): (shops: ShopInWindow[]) => ShopInWindow[] {
  const rankOf = ranks(onlooker)[sort];
  return (shops) =>
    shops
      .map((shop) => {
        const metres = distanceMetres(onlooker.here, shop);
        return { shop, metres, rank: rankOf(shop, metres) };
      })
      // Infinity minus itself is no number; equal ranks go on to the distance.
      .toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank) || a.metres - b.metres || a.shop.id - b.shop.id)
      .map(({ shop }) => shop);
}

const last = Number.POSITIVE_INFINITY;

const ranks = ({ now }: Onlooker): Readonly<Record<ShopSort, RankOf>> => ({
  distance: (_shop, metres) => metres,
  rating: ({ ratingTenths }) => (ratingTenths === null ? last : -ratingTenths),
  price: ({ typicalPrice }) => typicalPrice ?? last,
  fee: (shop, metres) => {
    const fee = deliveryFee(shop, metres);
    return fee.ok ? fee.value : last;
  },
  time: soonestAt(now),
});

/** When a shop may take an order: now, or when it opens next. Every kitchen is counted as equally quick (specification §9). */
function soonestAt(now: Date): RankOf {
  const judged = new Map<string, number>();
  return ({ openingHoursJson, isTakingOrders }) => {
    if (!isTakingOrders) return last;
    const known = judged.get(openingHoursJson);
    if (known !== undefined) return known;
    const openingHours = JSON.parse(openingHoursJson) as OpeningHours;
    const { state, changesAt } = openStateOf({ openingHours, isTakingOrders }, now);
    const opensAt = changesAt === null || state === 'closing_soon' ? last : Date.parse(changesAt);
    const soonest = state === 'open' ? 0 : opensAt;
    judged.set(openingHoursJson, soonest);
    return soonest;
  };
}
