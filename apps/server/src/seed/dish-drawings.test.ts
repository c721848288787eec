import { readdirSync, readFileSync } from 'node:fs';
import { drawingOf } from '@chifan/domain/catalogue';
import { expect, test } from 'vitest';

type Shop = {
  readonly slug: string;
  readonly menu?: readonly {
    readonly dishes: readonly { readonly plate: string; readonly name: { readonly 'zh-CN': string } }[];
  }[];
};

const folder = new URL('../../../../demo/shops/', import.meta.url);
const shops = readdirSync(folder).map((file): Shop => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

test('no two dishes of a demo menu have the same drawing', () => {
  const alike = shops.flatMap(({ slug, menu = [] }) => {
    const dishes = menu.flatMap((category) => category.dishes);
    const groups = Map.groupBy(dishes, ({ plate, name }) => drawingOf(plate, name['zh-CN']));
    return [...groups.values()]
      .filter(({ length }) => length > 1)
      .map((group) => `${slug}: ${group.map(({ name }) => name['zh-CN']).join(', ')}`);
  });
  expect(alike).toEqual([]);
});

test('more than nine tenths of all demo dishes have different drawings', () => {
  const dishes = shops.flatMap(({ menu = [] }) => menu.flatMap((category) => category.dishes));
  const drawings = new Set(dishes.map(({ plate, name }) => drawingOf(plate, name['zh-CN'])));
  expect(drawings.size / dishes.length).toBeGreaterThan(0.9);
});
