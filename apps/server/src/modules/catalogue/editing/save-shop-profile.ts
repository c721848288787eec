import type { Calls } from '@chifan/contract';
import { shanghaiDate } from '@chifan/domain';
import { formatCoordinate, parsePosition, toMercator } from '@chifan/domain/address';
import { areReductionsValid } from '@chifan/domain/catalogue';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { uploaderOf } from '../../upload/index.ts';
import { pinyinOf } from '../pinyin-of.ts';
import { publicHolidays } from '../public-holidays.ts';
import { isStaffOfShop } from '../shops/shop-access.store.ts';
import { arePicturesKnown, normaliseHours, textsOf, unchangedPlatformTexts } from './edited-texts.ts';
import { editShop, isOutdated } from './in-shop.ts';
import {
  editVersionOf,
  type ShopToEdit,
  shopToEdit,
  writeDeliveryTerms,
  writeHours,
  writeProfile,
} from './shop-edit.store.ts';

type Input = z.output<Calls['saveShopProfile']['input']>;

export async function saveShopProfile(
  platform: Platform,
  { shopId, profile, version }: Input,
  context: StaffContext,
): Promise<Answer<boolean>> {
  const [name, description, address] = [profile.name, profile.description, profile.address].map(textsOf);
  const nameZh = name?.['zh-CN'];
  if (!name || !description || !address || nameZh === undefined) return refused('chinese_name_missing');
  const position = parsePosition(profile.latitude, profile.longitude);
  if (position === undefined) return refused('position_invalid');
  return editShop(platform, shopId, context, async (tx) => {
    const before = await shopToEdit(tx, shopId);
    if (before === undefined) return refused('shop_not_found');
    if (isOutdated(version, before.profileVersion)) return refused('changed_meanwhile');
    const pictures = { purpose: 'shop', paths: profile.photos, uploadedBy: uploaderOf(context.caller) } as const;
    if (!(await arePicturesKnown(tx, pictures, before))) return refused('picture_unknown');
    await writeProfile(tx, {
      id: shopId,
      name,
      nameZh,
      pinyin: pinyinOf(nameZh),
      description,
      byPlatform: unchangedPlatformTexts(before, { name, description }),
      address,
      phone: profile.phone,
      types: [...new Set(profile.types)],
      cuisine: profile.cuisine,
      ...position,
      ...toMercator(position),
      acceptsForeignCard: profile.acceptsForeignCard,
      photos: profile.photos,
    });
    return { ok: true as const, value: true };
  });
}

export const saveShopHours = (
  platform: Platform,
  { shopId, hours, version }: z.output<Calls['saveShopHours']['input']>,
  context: StaffContext,
): Promise<Answer<boolean>> =>
  editShop(platform, shopId, context, async (tx) => {
    if (isOutdated(version, await editVersionOf(tx, shopId, 'hours'))) return refused('changed_meanwhile');
    await writeHours(tx, shopId, normaliseHours(hours, context.now));
    return { ok: true as const, value: true };
  });

export async function saveDeliveryTerms(
  platform: Platform,
  { shopId, deliveryTerms, version }: z.output<Calls['saveDeliveryTerms']['input']>,
  context: StaffContext,
): Promise<Answer<boolean>> {
  const { fullReductions } = deliveryTerms;
  if (!areReductionsValid(fullReductions)) return refused('reductions_invalid');
  const ordered = fullReductions.toSorted((a, b) => a.threshold - b.threshold);
  return editShop(platform, shopId, context, async (tx) => {
    if (isOutdated(version, await editVersionOf(tx, shopId, 'delivery'))) return refused('changed_meanwhile');
    await writeDeliveryTerms(tx, shopId, { ...deliveryTerms, fullReductions: ordered });
    return { ok: true as const, value: true };
  });
}

type MerchantShop = z.input<Calls['merchantShop']['output']>;

export async function showMerchantShop(
  platform: Platform,
  input: { shopId: number },
  { caller, now }: StaffContext,
): Promise<Answer<MerchantShop>> {
  const { read } = platform.database;
  const shop = (await isStaffOfShop(read, caller.id, input.shopId)) ? await shopToEdit(read, input.shopId) : undefined;
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
      hasDeliveryTerms: shop.hasDeliveryTerms,
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
  latitude: formatCoordinate(shop.lat),
  longitude: formatCoordinate(shop.lng),
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
  kitchenMinutes: shop.kitchenMinutes,
});

function holidaysFrom(now: Date): string[] {
  const year = Number(shanghaiDate(now).slice(0, 4));
  return [...publicHolidays].filter((date) => [year, year + 1].includes(Number(date.slice(0, 4)))).toSorted();
}
