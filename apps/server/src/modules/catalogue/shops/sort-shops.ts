import type { ShopSort } from '@chifan/contract/catalogue/views';
import { distanceMetres } from '@chifan/domain/address';
import { deliveryFee, unknownKitchenTimes } from '@chifan/domain/ordering';
import type { ShopInWindow } from './shop.store.ts';
import { etaMinutesOf, takesOrdersAt } from './shop-card.ts';
import { stateOfHours } from './shop-hours.ts';
import type { Viewer } from './viewer.ts';

/** Returns the sort value of a shop. Shops with smaller values come first. */
type RankOf = (shop: ShopInWindow, metres: number) => number;

/** Within this distance, shops that accept orders come before shops that do not. */
const nearMetres = 25_000;

/**
 * Sorts shops. Within `nearMetres`, shops that accept orders for the wanted time come first (rule catalogue-65). Shops
 * with equal sort values are sorted by distance and then by id, so that pages are stable. Shops with an unknown value
 * come last.
 */
export function sortShops(sort: ShopSort, onlooker: Viewer): (shops: ShopInWindow[]) => ShopInWindow[] {
  const rankOf = ranks(onlooker)[sort];
  const takesOrders = takesOrdersAt(onlooker);
  const groupOf = (shop: ShopInWindow, metres: number) => (metres > nearMetres ? 2 : takesOrders(shop) ? 0 : 1);
  return (shops) =>
    shops
      .map((shop) => {
        const metres = distanceMetres(onlooker.here, shop);
        return { shop, metres, rank: rankOf(shop, metres), group: groupOf(shop, metres) };
      })
      // Compares the sort values for equality before subtracting them, because Infinity minus Infinity is NaN.
      .toSorted(
        (a, b) =>
          a.group - b.group ||
          (a.rank === b.rank ? 0 : a.rank - b.rank) ||
          a.metres - b.metres ||
          a.shop.id - b.shop.id,
      )
      .map(({ shop }) => shop);
}

const last = Number.POSITIVE_INFINITY;

const ranks = ({ now }: Viewer): Readonly<Record<ShopSort, RankOf>> => ({
  distance: (_shop, metres) => metres,
  rating: ({ ratingTenths }) => (ratingTenths === null ? last : -ratingTenths),
  price: ({ typicalPrice }) => typicalPrice ?? last,
  fee: (shop, metres) => {
    const fee = deliveryFee(shop, metres);
    return fee.ok ? fee.value : last;
  },
  time: (shop, metres) =>
    startsAt(shop, now) + etaMinutesOf(shop, shop.kitchen ?? unknownKitchenTimes, { metres, now }) * 60_000,
});

/** Returns the next time at which the shop accepts orders, now or when it opens, in epoch milliseconds. */
function startsAt({ openingHoursJson, isTakingOrders }: ShopInWindow, now: Date): number {
  if (!isTakingOrders) return last;
  const { state, changesAt } = stateOfHours(openingHoursJson, now);
  if (state === 'open') return now.getTime();
  return state === 'closing_soon' ? last : (changesAt?.getTime() ?? last);
}
