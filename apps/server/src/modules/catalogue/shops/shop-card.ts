import type { Brand, ShopCard } from '@chifan/contract/catalogue/views';
import type { Language } from '@chifan/domain';
import { distanceMetres, formatCoordinate, type Position } from '@chifan/domain/address';
import { isResting } from '@chifan/domain/catalogue';
import { arrivalMinutes, type DeliveryRule, deliveryFee, type KitchenTimes } from '@chifan/domain/ordering';
import { chineseOf, localText } from '../local-text.ts';
import type { BrandRow, ShopInWindow } from './shop.store.ts';
import { shopCover } from './shop-cover.ts';
import { isSelectable, opensAgainAt, stateOfHours } from './shop-hours.ts';
import type { ShopRow } from './shop-row.store.ts';
import type { OrderTime, Viewer } from './viewer.ts';

export function shopCardOf(shop: ShopRow, onlooker: Viewer): ShopCard {
  const distance = distanceMetres(onlooker.here, shop);
  const fee = deliveryFee(shop, distance);
  return {
    id: shop.id,
    name: localText(shop.name, onlooker.language),
    nameZh: shop.nameZh,
    pinyin: shop.pinyin,
    cuisine: shop.cuisine,
    types: shop.types,
    ...shopCover(shop),
    latitude: formatCoordinate(shop.lat),
    longitude: formatCoordinate(shop.lng),
    distanceMetres: distance,
    openState: openStateOf(shop, onlooker),
    deliveryFee: fee.ok ? fee.value : null,
    minimumDelivery: shop.minimumDelivery,
    etaMinutes: etaMinutesOf(shop, shop, { metres: distance, now: onlooker.now }),
    pickupMinutes: arrivalMinutes({ type: 'pickup', kitchen: shop, straightMetres: null, at: onlooker.now }),
    fullReductions: shop.fullReductions,
    acceptsForeignCard: shop.acceptsForeignCard,
    hasSampleMenu: shop.hasSampleMenu,
    dishCount: shop.dishCount,
    ratingTenths: shop.ratingTenths,
    reviewCount: shop.reviewCount,
    demoReviewCount: shop.demoReviewCount,
    typicalPrice: shop.typicalPrice,
    hasVegetarian: shop.hasVegetarian,
    brandId: shop.brandId,
  };
}

/**
 * Returns the minutes until delivery if the shop delivers to the guest's position, otherwise the minutes until pickup
 * (rule ordering-44).
 */
export const etaMinutesOf = (
  rule: DeliveryRule,
  kitchen: KitchenTimes,
  { metres: straightMetres, now: at }: { readonly metres: number; readonly now: Date },
): number =>
  arrivalMinutes({ type: deliveryFee(rule, straightMetres).ok ? 'delivery' : 'pickup', kitchen, straightMetres, at });

export function openStateOf(shop: Hours, { now, wantedAt }: OrderTime): ShopCard['openState'] {
  const { state, changesAt } = stateOfHours(shop.openingHoursJson, now);
  return {
    state,
    isPaused: !shop.isTakingOrders,
    pausedUntil: shop.pausedUntil?.toISOString() ?? null,
    changesAt: changesAt?.toISOString() ?? null,
    opensAt: opensAtOf(shop, { state, changesAt, now })?.toISOString() ?? null,
    ...(wantedAt ? { takesOrdersThen: isSelectable(shop.openingHoursJson, { now, wantedAt }) } : {}),
  };
}

/**
 * Returns the next time at which the shop accepts orders. Null while the shop accepts orders, and during a pause
 * without an end.
 */
function opensAtOf(
  { openingHoursJson, isTakingOrders, pausedUntil }: Hours,
  {
    state,
    changesAt,
    now,
  }: Pick<ReturnType<typeof stateOfHours>, 'state'> & { changesAt: Date | undefined; now: Date },
): Date | null {
  if (!isTakingOrders) return pausedUntil ? opensAgainAt(openingHoursJson, pausedUntil) : null;
  if (state === 'open') return null;
  return state === 'closing_soon' ? opensAgainAt(openingHoursJson, now) : (changesAt ?? null);
}

/**
 * Returns a function that checks whether a shop accepts orders for the time that the guest chose. A shop that is closed
 * or paused now accepts no orders for later (rules catalogue-4 and ordering-6). Many shops have equal hours, so each
 * text of hours is compared with the chosen time once.
 */
export function takesOrdersAt({ now, wantedAt }: OrderTime): (shop: Hours) => boolean {
  const known = new Map<string, boolean>();
  const isOpenThen = (hours: string) => {
    if (!wantedAt) return true;
    const isOpen = known.get(hours) ?? isSelectable(hours, { now, wantedAt });
    known.set(hours, isOpen);
    return isOpen;
  };
  return ({ isTakingOrders, openingHoursJson }) =>
    isTakingOrders && !isResting(stateOfHours(openingHoursJson, now).state) && isOpenThen(openingHoursJson);
}

type Hours = Pick<ShopInWindow, 'openingHoursJson' | 'isTakingOrders'> & Partial<Pick<ShopRow, 'pausedUntil'>>;

export const deliversTo = (shop: Position & DeliveryRule, here: Position): boolean =>
  deliveryFee(shop, distanceMetres(here, shop)).ok;

export const brandOf = ({ id, name, plate, image, branchCount }: BrandRow, language: Language): Brand => ({
  id,
  name: localText(name, language),
  nameZh: chineseOf(name),
  plate,
  image,
  branchCount,
});
