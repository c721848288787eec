import { readPosition, toMercator } from '@chifan/domain/address';
import { type OpeningHours, readOpeningHours } from '@chifan/domain/catalogue';
import { pinyinOf } from '../modules/catalogue/index.ts';
import type { MenuRows, NewDish, NewShop } from './city.store.ts';
import { menuOf } from './demo-files.ts';
import type { DemoCity, DemoDish, DemoShop } from './demo-shapes.ts';

export const sourceIdOf = (slug: string): string => `demo:${slug}`;

export function shopRowOf(shop: DemoShop, brandIds: ReadonlyMap<string, number>): NewShop {
  const position = readPosition(shop.lat, shop.lng);
  if (!position) throw new Error(`demo/shops/${shop.slug}.json: lat, lng: not on earth`);
  const nameZh = shop.name['zh-CN'];
  return {
    sourceId: sourceIdOf(shop.slug),
    source: 'demo',
    brandId: shop.brand === null ? null : (brandIds.get(shop.brand) ?? null),
    name: shop.name,
    nameZh,
    pinyin: pinyinOf(nameZh),
    description: shop.description,
    types: shop.types,
    cuisine: shop.cuisine,
    ...position,
    ...toMercator(position),
    address: shop.address,
    phone: shop.phone,
    openingHours: hoursOf(shop),
    openingHoursText: shop.openingHours,
    autoAccept: shop.autoAccept,
    radiusMetres: shop.radiusMetres,
    minimumDelivery: shop.minimumDelivery,
    deliveryBaseFee: shop.deliveryFee.base,
    deliveryBaseMetres: shop.deliveryFee.baseDistanceMetres,
    deliveryPerKm: shop.deliveryFee.perKilometre,
    packageFee: shop.packageFee,
    fullReductions: shop.fullReductions,
    acceptsForeignCard: shop.acceptsForeignCard,
  };
}

function hoursOf(shop: DemoShop): OpeningHours {
  const read = readOpeningHours(shop.openingHours);
  if (!read.ok) throw new Error(`demo/shops/${shop.slug}.json: openingHours: cannot be read`);
  return read.hours;
}

/** The menus of these shops, each dish with its options written out in every language. */
export function menuRowsOf(city: DemoCity, shopIds: ReadonlyMap<string, number>): MenuRows {
  const rows: { categories: MenuRows['categories'][number][]; dishes: MenuRows['dishes'][number][] } = {
    categories: [],
    dishes: [],
  };
  for (const shop of city.shops) {
    const shopId = shopIds.get(sourceIdOf(shop.slug));
    if (shopId === undefined) throw new Error(`${shop.slug} was not written`);
    let place = 0;
    for (const [position, { category, dishes }] of (menuOf(shop, city.shops) ?? []).entries()) {
      rows.categories.push({ shopId, key: category, name: city.categories[category] ?? {}, position });
      for (const dish of dishes) {
        rows.dishes.push({ shopId, category, ...dishRowOf(dish, city), position: place });
        place += 1;
      }
    }
  }
  return rows;
}

export const dishRowOf = (dish: DemoDish, city: DemoCity): NewDish => ({
  key: dish.slug,
  name: dish.name,
  pinyin: pinyinOf(dish.name['zh-CN']),
  description: dish.description,
  price: dish.price,
  spice: dish.spice,
  allergens: dish.allergens,
  diet: dish.diet,
  options: dish.options.map((key) => ({ key, ...city.options[key] })),
  stock: dish.stock,
  plate: dish.plate,
});
