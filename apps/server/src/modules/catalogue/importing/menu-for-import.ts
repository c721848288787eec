import type { ImportMenu, MenuDish, SheetDish } from '@chifan/domain/catalogue/importing';
import type { Executor } from '../../../platform/database/database.ts';
import { chineseOf } from '../local-text.ts';
import { type MerchantDishRow, merchantMenuRows } from '../menu/dish.store.ts';
import { photosOfImports } from './menu-import.store.ts';

export type CurrentMenu = ImportMenu & {
  readonly categoryIds: ReadonlyMap<string, number>;
  readonly rowsById: ReadonlyMap<number, MerchantDishRow>;
};

export async function menuForImport(executor: Executor, shopId: number): Promise<CurrentMenu> {
  const categories = await merchantMenuRows(executor, shopId);
  const photos = await photosOfImports(executor, shopId);
  const rows = categories.flatMap(({ dishes }) => dishes);
  return {
    categories: [...new Set(categories.map(({ name }) => chineseOf(name)))],
    dishes: categories.flatMap(({ name, dishes }) => dishes.map((row) => menuDishOf(chineseOf(name), row))),
    knownPhotos: new Map(
      [...Map.groupBy(photos, ({ file }) => file)].map(([file, made]) => [file, made.map(({ path }) => path)]),
    ),
    // If two categories have the same name, new dishes go to the first of them.
    categoryIds: new Map(categories.toReversed().map(({ id, name }) => [chineseOf(name), id])),
    rowsById: new Map(rows.map((row) => [row.id, row])),
  };
}

const menuDishOf = (category: string, row: MerchantDishRow): MenuDish => ({
  id: row.id,
  category,
  name: row.name,
  nameDrafts: row.nameDrafts,
  description: row.description,
  price: row.price,
  spice: row.spice,
  allergens: row.allergens,
  diet: row.diet,
  options: row.options satisfies SheetDish['options'],
  isAvailable: row.isAvailable,
  position: row.position,
  photos: row.photos.length === 0 && row.image !== null ? [row.image] : row.photos,
});
