import type { Calls } from '@chifan/contract';
import type { OpeningHours } from '@chifan/domain/catalogue';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { chineseOf, localText, provenanceOf } from '../local-text.ts';
import { shopDetailsById } from './shop.store.ts';
import { brandOf, shopCardOf } from './shop-card.ts';
import { weekOf } from './shop-hours.ts';
import { type PlaceAndTime, viewerOf } from './viewer.ts';

type Details = z.output<Calls['shopDetails']['output']>;

export async function showShop(
  platform: Platform,
  input: PlaceAndTime & { readonly shopId: number },
  context: Context,
): Promise<Answer<Details>> {
  const viewer = viewerOf(input, context);
  if (viewer === undefined) return refused('position_invalid');
  const shop = await shopDetailsById(platform.database.read, input.shopId);
  if (shop === undefined) return refused('shop_not_found');
  const { language, now } = viewer;
  return {
    ok: true,
    value: {
      ...shopCardOf(shop, viewer),
      description: localText(shop.description, language),
      descriptionFrom: provenanceOf(shop.description, language, { byPlatform: shop.byPlatform.description }),
      photos: shop.photos,
      brand: shop.brand && brandOf(shop.brand, language),
      address: localText(shop.address, language),
      addressZh: chineseOf(shop.address),
      phone: shop.phone,
      week: weekOf(JSON.parse(shop.openingHoursJson) as OpeningHours, now),
      openingHoursText: shop.openingHoursText,
      packageFee: shop.packageFee,
      radiusMetres: shop.radiusMetres,
      attribution: attributionOf(shop.source),
    },
  };
}

const openStreetMap = '© OpenStreetMap contributors (ODbL)';
const hongKongLicences = 'Hong Kong restaurant licences: Food and Environmental Hygiene Department, via DATA.GOV.HK';

/**
 * Returns the attribution that the licence of an imported row requires. For an unknown source, returns the source's
 * name.
 */
export function attributionOf(source: string): string {
  if (source === 'demo' || source === '') return '';
  const named: Readonly<Record<string, string>> = {
    osm: openStreetMap,
    fehd: hongKongLicences,
    'fehd+osm': `${openStreetMap}; ${hongKongLicences}`,
  };
  return named[source] ?? source;
}
