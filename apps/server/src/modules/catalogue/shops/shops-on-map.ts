import type { ShopCard } from '@chifan/contract/catalogue/views';
import { type Position, parsePosition } from '@chifan/domain/address';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { type ShopFilter, shopsWithin } from './shop.store.ts';
import { deliversTo, shopCardOf, takesOrdersAt } from './shop-card.ts';
import { orderTimeOf } from './viewer.ts';

type MapInput = ShopFilter & {
  readonly south: string;
  readonly west: string;
  readonly north: string;
  readonly east: string;
  readonly openNow: boolean;
  readonly deliversHere: boolean;
  readonly wantedAt?: string | undefined;
};

/** The maximum number of pins, because more pins would hide the map. */
const maxPins = 200;

/** Returns the shops in the visible part of a map. Calculates distances and fees from its centre. */
export async function shopsOnMap(
  platform: Platform,
  input: MapInput,
  { language, now }: Context,
): Promise<Answer<{ shops: ShopCard[]; isAll: boolean }>> {
  const low = parsePosition(input.south, input.west);
  const high = parsePosition(input.north, input.east);
  if (low === undefined || high === undefined || low.lat > high.lat || low.lng > high.lng)
    return refused('position_invalid');
  const piece = { south: low.lat, west: low.lng, north: high.lat, east: high.lng };
  const rows = await shopsWithin(platform.database.read, piece, input, maxPins + 1);
  const here: Position = { lat: (low.lat + high.lat) / 2, lng: (low.lng + high.lng) / 2 };
  const viewer = { here, language, ...orderTimeOf(input.wantedAt, now) };
  const takesOrders = takesOrdersAt(viewer);
  const shops = rows
    .slice(0, maxPins)
    .filter((shop) => (!input.openNow || takesOrders(shop)) && (!input.deliversHere || deliversTo(shop, here)))
    .map((shop) => shopCardOf(shop, viewer));
  return { ok: true, value: { shops, isAll: rows.length <= maxPins } };
}
