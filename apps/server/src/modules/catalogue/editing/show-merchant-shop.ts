import type { Calls } from '@chifan/contract';
import { writeCoordinate } from '@chifan/domain/address';
import { shanghaiDate } from '@chifan/domain/catalogue';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { publicHolidays } from '../public-holidays.ts';
import { staffsShop } from '../shops/staff-shop.store.ts';
import { type ShopToEdit, shopToEdit } from './shop-edit.store.ts';

type MerchantShop = z.input<Calls['merchantShop']['output']>;

export async function showMerchantShop(
  platform: Platform,
  input: { shopId: number },
  { caller, now }: StaffContext,
): Promise<Answer<MerchantShop>> {
  const { read } = platform.database;
  const shop = (await staffsShop(read, caller.id, input.shopId)) ? await shopToEdit(read, input.shopId) : undefined;
  if (shop === undefined) return refused('shop_not_found');
  const { id, nameZh, pinyin, openingHours, openingHoursText, isTakingOrders, autoAccept } = shop;
  return {
    ok: true,
    value: {
      id,
      nameZh,
      pinyin,
      profile: profileOf(shop),
      hours: openingHours,
      openingHoursText,
      publicHolidays: holidaysFrom(now),
      deliveryTerms: deliveryTermsOf(shop),
      versions: { profile: shop.profileVersion, hours: shop.hoursVersion, deliveryTerms: shop.deliveryVersion },
      isTakingOrders,
      autoAccept,
    },
  };
}

const profileOf = (shop: ShopToEdit): MerchantShop['profile'] => ({
  name: { ...shop.name, 'zh-CN': shop.nameZh },
  description: shop.description,
  address: shop.address,
  phone: shop.phone,
  types: shop.types,
  cuisine: shop.cuisine,
  latitude: writeCoordinate(shop.lat),
  longitude: writeCoordinate(shop.lng),
  acceptsForeignCard: shop.acceptsForeignCard,
  photos: shop.photos.length === 0 && shop.image !== null ? [shop.image] : shop.photos,
});

const deliveryTermsOf = (shop: ShopToEdit): MerchantShop['deliveryTerms'] => ({
  radiusMetres: shop.radiusMetres,
  minimumDelivery: shop.minimumDelivery,
  deliveryBaseFee: shop.deliveryBaseFee,
  deliveryBaseMetres: shop.deliveryBaseMetres,
  deliveryPerKm: shop.deliveryPerKm,
  packageFee: shop.packageFee,
  fullReductions: shop.fullReductions,
});

function holidaysFrom(now: Date): string[] {
  const year = Number(shanghaiDate(now).slice(0, 4));
  return [...publicHolidays].filter((date) => [year, year + 1].includes(Number(date.slice(0, 4)))).toSorted();
}
