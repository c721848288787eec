import { readdirSync, readFileSync } from 'node:fs';

/** Texts by language code. */
export type Texts = Readonly<Record<string, string>>;
export type RealDish = { readonly name: Texts; readonly description: Texts };
export type RealNames = { readonly dishes: readonly RealDish[]; readonly shops: readonly Texts[] };

type DemoShop = {
  readonly name: Texts;
  readonly menu?: readonly { readonly dishes: readonly RealDish[] }[];
};

/** The names and descriptions of the demo city. */
export function realNames(): RealNames {
  const folder = new URL('../../demo/shops/', import.meta.url);
  const shops = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as DemoShop);
  return {
    dishes: shops.flatMap(({ menu = [] }) => menu.flatMap(({ dishes }) => dishes)),
    shops: shops.map(({ name }) => name),
  };
}

export const withoutTones = (pinyin: string): string => pinyin.normalize('NFD').replaceAll(/\p{M}/gu, '');
