import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseOpeningHours } from '@chifan/domain/catalogue';
import { campaignsFile } from './coupons/campaigns-file.ts';
import {
  brandsFile,
  categoriesFile,
  type DemoCity,
  type DemoDish,
  type DemoShop,
  optionsFile,
  peopleFile,
  shopFile,
} from './demo-shapes.ts';
import { checkDiscovery, readDiscovery } from './discovery/discovery-files.ts';
import { checkMall, mallFile } from './mall/seed-mall.ts';
import { readDemoFile } from './read-demo-file.ts';
import { checkSetMeals, setMealsFile } from './setmeal/set-meals-file.ts';

export const demoFolder: string = fileURLToPath(new URL('../../../../demo/', import.meta.url));

/**
 * Reads the demo city, with shops in the sequence of their file names.
 * @throws Error with one sentence that names the file and the field.
 */
export async function readDemoCity(folder: string = demoFolder): Promise<DemoCity> {
  const [brands, categories, options, people, discovery, campaigns, mall, setMeals] = await Promise.all([
    readDemoFile(folder, 'brands.json', brandsFile),
    readDemoFile(folder, 'categories.json', categoriesFile),
    readDemoFile(folder, 'options.json', optionsFile),
    readDemoFile(folder, 'people.json', peopleFile),
    readDiscovery(folder),
    readDemoFile(folder, 'campaigns.json', campaignsFile),
    readDemoFile(folder, 'mall.json', mallFile),
    readDemoFile(folder, 'set-meals.json', setMealsFile),
  ]);
  const names = (await readdir(path.join(folder, 'shops'))).filter((name) => name.endsWith('.json')).toSorted();
  const shops = await Promise.all(names.map((name) => readDemoFile(folder, `shops/${name}`, shopFile)));
  const city = { brands, categories, options, shops, people, discovery, campaigns, mall, setMeals };
  names.forEach((name, index) => {
    const shop = shops[index];
    if (shop) checkReferences(`shops/${name}`, shop, city);
  });
  for (const { shop } of campaigns)
    if (shop !== null && !shops.some(({ slug }) => slug === shop))
      throw new Error(`demo/campaigns.json: there is no shop ${shop}`);
  checkMall(city);
  checkSetMeals(city, (brand) => dishesOfBrand(brand, shops));
  checkDiscovery(city, (shop) => menuOf(shop, shops));
  return city;
}

function checkReferences(file: string, shop: DemoShop, city: DemoCity): void {
  const refuse = (field: string, why: string): never => {
    throw new Error(`demo/${file}: ${field}: ${why}`);
  };
  if (file !== `shops/${shop.slug}.json`) refuse('slug', 'differs from the file name');
  if (shop.brand !== null && !city.brands[shop.brand]) refuse('brand', `${shop.brand} is not in brands.json`);
  if (shop.menuOf !== undefined && !menuOf(shop, city.shops)) refuse('menuOf', `${shop.menuOf} has no menu`);
  const hours = parseOpeningHours(shop.openingHours);
  if (!hours.ok) refuse('openingHours', `cannot be read from "${hours.unread}" on`);
  const keys = new Set((shop.menu ?? []).flatMap(({ dishes }) => dishes.map(({ slug }) => slug)));
  for (const [index, { category, dishes }] of (shop.menu ?? []).entries()) {
    if (!city.categories[category]) refuse(`menu.${index}.category`, `${category} is not in categories.json`);
    for (const dish of dishes) {
      const unknown = dish.options.find((key) => !city.options[key]);
      if (unknown) refuse(`menu.${index}.${dish.slug}.options`, `${unknown} is not in options.json`);
      const absent = dish.contents.find((part) => !keys.has(part.dish));
      if (absent) refuse(`menu.${index}.${dish.slug}.contents`, `${absent.dish} is not on this menu`);
      if (dish.served !== undefined && !parseOpeningHours(dish.served).ok)
        refuse(`menu.${index}.${dish.slug}.served`, `cannot be read: ${dish.served}`);
    }
  }
}

/** The menu of a shop, which may be that of another branch. */
export const menuOf = (shop: DemoShop, shops: readonly DemoShop[]): DemoShop['menu'] =>
  shop.menu ?? shops.find(({ slug }) => slug === shop.menuOf)?.menu;

/** Dishes of a brand's branches, by slug. */
export function dishesOfBrand(brand: string, shops: readonly DemoShop[]): ReadonlyMap<string, DemoDish> {
  const branch = shops.find((shop) => shop.brand === brand);
  const menu = branch === undefined ? [] : (menuOf(branch, shops) ?? []);
  return new Map(menu.flatMap(({ dishes }) => dishes.map((dish) => [dish.slug, dish])));
}
