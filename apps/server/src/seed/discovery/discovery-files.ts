import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DemoCity, DemoShop } from '../demo-shapes.ts';
import { readDemoFile } from '../read-demo-file.ts';
import {
  announcementsFile,
  bannersFile,
  currenciesFile,
  type DemoDiscovery,
  type DemoReview,
  featuredFile,
  reviewsFile,
} from './discovery-shapes.ts';

/** @throws Error with one sentence that names the file and the field. */
export async function readDiscovery(folder: string): Promise<DemoDiscovery> {
  const [banners, notices, featured, currencies, reviews] = await Promise.all([
    readDemoFile(folder, 'banners.json', bannersFile),
    readDemoFile(folder, 'notices.json', announcementsFile),
    readDemoFile(folder, 'featured.json', featuredFile),
    readDemoFile(folder, 'currencies.json', currenciesFile),
    readReviews(folder),
  ]);
  return { banners, notices, featured, currencies, reviews };
}

async function readReviews(folder: string): Promise<Map<string, DemoReview[]>> {
  const names = (await readdir(path.join(folder, 'reviews'))).filter((name) => name.endsWith('.json')).toSorted();
  const files = await Promise.all(names.map((name) => readDemoFile(folder, `reviews/${name}`, reviewsFile)));
  return new Map(names.map((name, index) => [name.slice(0, -'.json'.length), files[index] ?? []]));
}

const brandsInLink = /\{brand:([^}]*)\}/g;

/**
 * Checks that the shops, dishes and brands named in the discovery files exist. Otherwise, for example, a banner would
 * open an empty screen.
 */
export function checkDiscovery(city: DemoCity, menuOf: (shop: DemoShop) => DemoShop['menu']): void {
  const shops = new Map(city.shops.map((shop) => [shop.slug, shop]));
  const { banners, featured, reviews } = city.discovery;
  for (const slug of featured) if (!shops.has(slug)) throw new Error(`demo/featured.json: there is no shop ${slug}`);
  for (const { link } of banners)
    for (const [, brand = ''] of link.matchAll(brandsInLink))
      if (!city.brands[brand]) throw new Error(`demo/banners.json: ${brand} is not in brands.json`);
  for (const [slug, written] of reviews) {
    const shop = shops.get(slug);
    if (!shop) throw new Error(`demo/reviews/${slug}.json: there is no shop ${slug}`);
    const served = new Set(menuOf(shop)?.flatMap(({ dishes }) => dishes.map((dish) => dish.slug)));
    const unknown = written.flatMap(({ dishes }) => dishes).find((dish) => !served.has(dish));
    if (unknown !== undefined) throw new Error(`demo/reviews/${slug}.json: there is no dish ${unknown}`);
  }
}

export const resolveBrandLinks = (link: string, brandIds: ReadonlyMap<string, number>): string =>
  link.replaceAll(brandsInLink, (_, slug: string) => String(brandIds.get(slug)));
