import { readFileSync } from 'node:fs';
import { z } from 'zod';

// Ten printed menus with dishes of the demo city. Each photo is worse than a photo that a careful person takes.
const dish = z.object({ name: z.object({ 'zh-CN': z.string() }), price: z.number().int() });
const shop = z.object({
  name: z.object({ 'zh-CN': z.string() }),
  menu: z.array(z.object({ category: z.string(), dishes: z.array(dish) })),
});
const categories = z.record(z.string(), z.object({ 'zh-CN': z.string() }));

const demo = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../demo/${file}.json`, import.meta.url), 'utf8'));

export type PaperDish = { readonly name: string; readonly price: number };
export type PaperMenu = {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly dishes: readonly PaperDish[] }[];
};

/** The content and design of a printed menu. `priced` formats a price in yuan. */
export type Print = {
  readonly shop: string;
  readonly columns: 1 | 2;
  readonly prices: 'end' | 'start' | 'near';
  readonly leader: 'dots' | 'dashes' | 'middle-dots' | 'none';
  readonly font: 'sans' | 'serif' | 'kai';
  readonly isBold?: boolean;
  readonly numbered?: boolean;
  readonly colours: 'plain' | 'warm' | 'dark' | 'framed';
  readonly priced: (yuan: string) => string;
  readonly photo: Photo;
};

/**
 * How the printed menu is photographed: degrees, pixels, shares of full darkness, JPEG quality. `tilted` moves the
 * upper and the right edge away from the camera.
 */
export type Photo = {
  readonly turned: number;
  readonly tilted?: { readonly up: number; readonly right: number };
  readonly blur: number;
  readonly noise: number;
  readonly shadow: number;
  readonly quality: number;
};

const clean: Photo = { turned: 0, blur: 0, noise: 0, shadow: 0, quality: 92 };

// biome-ignore format: a table is read by its rows.
export const prints: readonly Print[] = [
  { shop: 'qingyi-fisher-lodge', columns: 1, prices: 'end', leader: 'dots', font: 'sans', colours: 'plain', priced: (yuan) => yuan, photo: { ...clean, turned: 1.5, noise: 0.05 } },
  { shop: 'jiangyanr-dumpling-house', columns: 2, prices: 'end', leader: 'none', font: 'serif', colours: 'warm', priced: (yuan) => `¥${yuan}`, photo: { ...clean, turned: -2, shadow: 0.35, quality: 75 } },
  { shop: 'clear-bowl-vegetarian', columns: 2, prices: 'end', leader: 'middle-dots', font: 'kai', colours: 'plain', priced: (yuan) => `${yuan}元`, photo: { ...clean, turned: 3, blur: 0.6, quality: 80 } },
  { shop: 'ah-tsuen-roast-oven', columns: 1, prices: 'near', leader: 'none', font: 'sans', isBold: true, colours: 'framed', priced: (yuan) => `￥${yuan}`, photo: { ...clean, turned: -3, noise: 0.08, shadow: 0.2 } },
  { shop: 'wan-longtang', columns: 1, prices: 'start', leader: 'none', font: 'serif', isBold: true, colours: 'warm', priced: (yuan) => yuan, photo: { ...clean, turned: 0.7, blur: 0.8, quality: 70 } },
  { shop: 'jincheng-ferry-beef-noodles', columns: 2, prices: 'end', leader: 'dashes', font: 'sans', colours: 'plain', numbered: true, priced: (yuan) => `${yuan}/份`, photo: { ...clean, turned: -1.2, noise: 0.06, shadow: 0.4 } },
  { shop: 'liying-dim-sum-teahouse', columns: 2, prices: 'end', leader: 'dots', font: 'serif', colours: 'dark', priced: (yuan) => yuan, photo: { ...clean, turned: 2.2, noise: 0.05, quality: 80 } },
  { shop: 'rongxi-teochew-beef-hotpot', columns: 1, prices: 'end', leader: 'none', font: 'kai', colours: 'framed', priced: (yuan) => `${yuan}元/份`, photo: { ...clean, turned: -2.6, blur: 0.5, shadow: 0.3 } },
  { shop: 'huyang-spring-xinjiang', columns: 2, prices: 'near', leader: 'none', font: 'sans', colours: 'warm', priced: (yuan) => `${yuan}元`, photo: { ...clean, turned: 1.8, noise: 0.1, quality: 60 } },
  { shop: 'morning-window-congee-buns', columns: 2, prices: 'end', leader: 'dots', font: 'sans', colours: 'plain', priced: (yuan) => `¥${yuan}`, photo: { turned: 2.8, blur: 0.7, noise: 0.06, shadow: 0.45, quality: 65 } },
];

const shopsKeptApart = [
  'wangshu-lou',
  'third-watch-grill',
  'uncle-stove-braised-pork-rice',
  'xiang-zao-jian',
  'yangui-tang-roast-duck',
  'wan-sheng-ji-zhejiang-lu',
  'wu-matou-hotpot',
  'banyan-bay-pho',
  'jin-yuan-bing-sat-huaihai',
  'moon-over-the-bridge',
];

/**
 * The designs and photos of `prints`, but with other dishes. The recognition rules were developed without these menus,
 * so their scores show how well the rules work on new menus.
 */
export const printsKeptApart: readonly Print[] = prints.map((print, at) => ({
  ...print,
  shop: shopsKeptApart[at] ?? print.shop,
}));

export function menuOf(slug: string): PaperMenu {
  const { name, menu } = shop.parse(demo(`shops/${slug}`));
  const names = categories.parse(demo('categories'));
  return {
    title: name['zh-CN'],
    sections: menu.map(({ category, dishes }) => ({
      heading: names[category]?.['zh-CN'] ?? category,
      dishes: dishes.map((each) => ({ name: each.name['zh-CN'], price: each.price })),
    })),
  };
}
