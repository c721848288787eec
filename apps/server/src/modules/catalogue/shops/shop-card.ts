import type { ShopCard } from '@chifan/contract/catalogue';
import type { Language } from '@chifan/domain';
import { deliveryFee, distanceMetres, type Position, writeCoordinate } from '@chifan/domain/address';
import { isResting, shopState } from '@chifan/domain/catalogue';
import { deliveryEstimateMinutes, pickupEstimateMinutes } from '@chifan/domain/ordering';
import { localText } from '../local-text.ts';
import { publicHolidays } from '../public-holidays.ts';
import { plateOfCuisine } from './cuisine-plates.ts';
import type { ShopInWindow, ShopRow } from './shop.store.ts';

/** For whom a card is drawn: where they are, what they read, and when. */
export type Onlooker = { readonly here: Position; readonly language: Language; readonly now: Date };

export function shopCardOf(shop: ShopRow, onlooker: Onlooker): ShopCard {
  const distance = distanceMetres(onlooker.here, shop);
  const fee = deliveryFee(shop, distance);
  return {
    id: shop.id,
    name: localText(shop.name, onlooker.language),
    nameZh: shop.nameZh,
    pinyin: shop.pinyin,
    cuisine: shop.cuisine,
    types: shop.types,
    image: shop.image,
    plate: plateOfCuisine(shop.cuisine),
    latitude: writeCoordinate(shop.lat),
    longitude: writeCoordinate(shop.lng),
    distanceMetres: distance,
    openState: openStateOf(shop, onlooker.now),
    deliveryFee: fee.ok ? fee.value : null,
    minimumDelivery: shop.minimumDelivery,
    // Specification §9: delivery adds 33 minutes, pick-up 3.
    etaMinutes: fee.ok ? deliveryEstimateMinutes : pickupEstimateMinutes,
    fullReductions: shop.fullReductions,
    acceptsForeignCard: shop.acceptsForeignCard,
    hasSampleMenu: shop.hasSampleMenu,
    dishCount: shop.dishCount,
  };
}

export function openStateOf(shop: Pick<ShopRow, 'openingHours' | 'isTakingOrders'>, now: Date): ShopCard['openState'] {
  const { state, changesAt } = shopState(shop.openingHours, now, publicHolidays);
  return { state, isPaused: !shop.isTakingOrders, changesAt: changesAt?.toISOString() ?? null };
}

/** Specification §4: a resting shop takes no orders; one that its merchant paused counts as resting. */
export const takesOrders = (shop: ShopInWindow, now: Date): boolean =>
  shop.isTakingOrders && !isResting(shopState(shop.openingHours, now, publicHolidays).state);

export const deliversTo = (shop: ShopInWindow, here: Position): boolean =>
  deliveryFee(shop, distanceMetres(here, shop)).ok;
