import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pinyinOf } from '../../apps/server/src/modules/catalogue/index.ts';

/** Language → text. */
export type Texts = Readonly<Record<string, string>>;
export type RealDish = { readonly name: Texts; readonly description: Texts };
export type RealNames = { readonly dishes: readonly RealDish[]; readonly shops: readonly Texts[] };

const project = new URL('../../', import.meta.url);
/** Surveyed names, where a checkout lies beside them; the demo city's are always there. */
const survey = new URL('../shared/data/', project);

/** The list is sorted by frequency; rare words are hardly dishes. */
const commonWords = 2_000;

type DemoShop = {
  readonly name: Texts;
  readonly menu?: readonly { readonly dishes: readonly { readonly name: Texts; readonly description: Texts }[] }[];
};

export function realNames(): RealNames {
  const demo = demoShops();
  return {
    dishes: [
      ...demo.flatMap(({ menu }) => menu?.flatMap(({ dishes }) => dishes) ?? []),
      ...surveyedDishes().map((name) => ({ name, description: {} })),
    ],
    shops: [...demo.map(({ name }) => name), ...surveyedShops()],
  };
}

function demoShops(): DemoShop[] {
  const folder = new URL('demo/shops/', project);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as DemoShop);
}

function surveyedDishes(): Texts[] {
  const many = surveyed('dishes/dishes-multilingual.json');
  const recipes = surveyed('dishes/howtocook-recipes.json');
  const words = surveyed('dishes/thuocl-food.tsv');
  return [
    ...(many === null ? [] : (JSON.parse(many) as { names: Texts }[]).map(({ names }) => withChinese(names))),
    ...(recipes === null ? [] : (JSON.parse(recipes) as { name_zh: string }[]).map((row) => spoken(row.name_zh))),
    ...(words ?? '')
      .split('\n', commonWords)
      .map((line) => line.split('\t')[0]?.trim() ?? '')
      .filter((word) => word !== '')
      .map(spoken),
  ].filter((texts) => texts['zh-CN']);
}

const withChinese = ({ zh = '', yue: _, nan: __, wuu: ___, ...others }: Texts): Texts => ({ ...others, 'zh-CN': zh });

/** Where a source has only Chinese, guests read the pinyin. */
const spoken = (chinese: string): Texts => ({
  'zh-CN': chinese,
  en: withoutTones(pinyinOf(chinese)),
});

export const withoutTones = (spoken: string): string => spoken.normalize('NFD').replaceAll(/\p{M}/gu, '');

function surveyedShops(): Texts[] {
  const lines = (surveyed('restaurants/hk-sz-restaurants.csv') ?? '').split('\n').slice(1);
  return lines.flatMap((line) => {
    const [, , name = '', nameEn = ''] = line.split(',');
    return name === '' || name.startsWith('"') ? [] : [{ 'zh-CN': name, en: nameEn === '' ? name : nameEn }];
  });
}

function surveyed(path: string): string | null {
  const file = new URL(path, survey);
  return existsSync(fileURLToPath(file)) ? readFileSync(file, 'utf8') : null;
}
