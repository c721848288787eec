import { fen, languages } from '@chifan/domain';
import { parsePosition, toMercator } from '@chifan/domain/address';
import { allergens, type OpeningHours, parseOpeningHours } from '@chifan/domain/catalogue';
import { type DishMarks, type NamedOptionGroup, pinyinOf } from '../modules/catalogue/index.ts';
import type { MenuRows, NewDish, NewShop } from './city.store.ts';
import { menuOf } from './demo-files.ts';
import type { DemoCity, DemoDish, DemoMarks, DemoShop } from './demo-shapes.ts';

export const sourceIdOf = (slug: string): string => `demo:${slug}`;

export function shopRowOf(shop: DemoShop, brandIds: ReadonlyMap<string, number>): NewShop {
  const position = parsePosition(shop.lat, shop.lng);
  if (!position) throw new Error(`demo/shops/${shop.slug}.json: lat, lng: out of range`);
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
    kitchenMinutes: shop.kitchenMinutes,
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

const hoursOf = (shop: DemoShop): OpeningHours => readHours(shop.slug, shop.openingHours);

/** Parses the opening hours of a demo shop. Throws only if the demo files were not validated before. */
export function readHours(slug: string, text: string): OpeningHours {
  const read = parseOpeningHours(text);
  if (!read.ok) throw new Error(`demo/shops: ${slug}: unreadable hours: ${text}`);
  return read.hours;
}

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
        rows.dishes.push({ shopId, category, ...dishRowOf(dish, city), byPlatform: translated(shop), position: place });
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
  options: dish.options.map((key) => optionGroupOf(key, city)),
  stock: dish.stock,
  plate: dish.plate,
  contents: dish.contents,
  servedHours: dish.served === undefined ? null : readHours(dish.slug, dish.served),
});

export function optionGroupOf(key: string, city: DemoCity): NamedOptionGroup {
  const group = city.options[key];
  if (!group) throw new Error(`demo/options.json: there is no ${key}`);
  const choices = group.choices.map((choice) => ({
    ...choice,
    price: fen(choice.price),
    marks: marksOf(choice.marks),
  }));
  return { key, ...group, choices };
}

/** Allergens and diets of a choice such as "less ice", which adds no allergen and breaks no diet. */
export const neutralMarks: DishMarks = {
  allergens: { contains: [], free: [...allergens] },
  diet: { vegetarian: 'yes', vegan: 'yes', halal: 'yes', pork: 'no', alcohol: 'no' },
};
const marksOf = (marks: DemoMarks): DishMarks | null => (marks === 'nothing' ? neutralMarks : (marks ?? null));

/**
 * Languages in which the platform translated a shop's menu. Chains write their own menus in every language. A single
 * restaurant writes its menu only in Chinese and English.
 */
function translated({ brand }: DemoShop): NonNullable<NewDish['byPlatform']> {
  const byPlatform = brand === null ? languages.filter((language) => language !== 'zh-CN' && language !== 'en') : [];
  return { name: byPlatform, description: byPlatform };
}
