import type { Language } from '@chifan/domain';
import type { ImportPlan, PlannedRow } from '@chifan/domain/catalogue/importing';
import type { Tx } from '../../../platform/database/database.ts';
import type { Translation } from '../../../platform/translation/translation.ts';
import { enqueueMachineNames } from '../dish-names/machine-names.job.ts';
import { addNameDrafts, missingNameLanguages } from '../editing/add-name-drafts.ts';
import { newKey } from '../editing/edited-texts.ts';
import {
  type DishBefore,
  dishesBefore,
  type EditedDish,
  insertCategories,
  insertDishes,
  updateDishes,
} from '../editing/menu-edit.store.ts';
import type { MerchantDishRow } from '../menu/dish.store.ts';
import { editedOf, importedDish } from './imported-dish.ts';
import type { CurrentMenu } from './menu-for-import.ts';
import { insertWritten } from './menu-import.store.ts';

export type WriteRowsInput = {
  readonly shopId: number;
  readonly importId: number;
  readonly menu: CurrentMenu;
  /** Paths of stored photos by file name. */
  readonly photos: ReadonlyMap<string, string>;
  readonly translation: Pick<Translation, 'translates'>;
  readonly now: Date;
};

type Standing = { readonly row: MerchantDishRow; readonly before: DishBefore };
type Written = {
  readonly row: PlannedRow;
  readonly dish: EditedDish;
  readonly standing: Standing | undefined;
  /** The languages in which the dish still has no name. */
  readonly lacked: readonly Language[];
};

/**
 * Stores the rows of an import. 300 rows need as many SQL statements as one row. @returns the added categories, or
 * undefined if a dish changed meanwhile outside the editor, for example because it sold out
 */
export async function writeRows(tx: Tx, plan: ImportPlan, given: WriteRowsInput): Promise<number[] | undefined> {
  const { shopId, importId, menu } = given;
  const rows = plan.rows.filter(({ kind }) => kind === 'added' || kind === 'changed');
  const changedIds = rows.flatMap(({ standing }) => (standing ? [standing.id] : []));
  const before = new Map((await dishesBefore(tx, shopId, changedIds)).map((dish) => [dish.id, dish]));
  if (changedIds.some((id) => before.get(id)?.editVersion !== menu.rowsById.get(id)?.editVersion)) return undefined;
  const added = await addCategories(tx, shopId, plan.newCategories);
  const dishes = await dishesOf(tx, rows, { ...given, before, categoryIds: new Map([...menu.categoryIds, ...added]) });
  const ids = await writeDishes(tx, shopId, dishes);
  const saved = dishes.map(({ dish, lacked }, at) => ({ dishId: ids[at] ?? 0, dish, lacked }));
  await enqueueMachineNames(tx, given.translation, saved, given);
  await insertWritten(
    tx,
    importId,
    dishes.map(({ standing }, at) => ({
      dishId: ids[at] ?? 0,
      before: standing ? { dish: editedOf(standing.row, shopId), position: standing.row.position } : null,
    })),
  );
  return [...added.values()];
}

async function addCategories(tx: Tx, shopId: number, names: readonly string[]): Promise<Map<string, number>> {
  const added = names.map((name) => ({ key: newKey(), name: { 'zh-CN': name } }));
  const ids = await insertCategories(tx, shopId, added);
  return new Map(names.map((name, at) => [name, ids[at] ?? 0]));
}

type Known = WriteRowsInput & {
  readonly before: ReadonlyMap<number, DishBefore>;
  readonly categoryIds: ReadonlyMap<string, number>;
};

async function dishesOf(tx: Tx, rows: readonly PlannedRow[], known: Known): Promise<Written[]> {
  const dishes = rows.map((row) => {
    const standing = standingOf(row, known);
    const categoryId = categoryOf(row, standing, known);
    const given = { shopId: known.shopId, categoryId, photos: photosOf(row, known.photos), now: known.now };
    return { row, standing, dish: importedDish(row, standing, given) };
  });
  const named = await addNameDrafts(
    tx,
    dishes.map(({ row, standing, dish }) => ({ dish, before: standing?.before, unconfirmed: row.drafts })),
  );
  return dishes.map((each, at) => {
    const dish = named[at] ?? each.dish;
    return { ...each, dish, lacked: missingNameLanguages({ dish: each.dish, before: each.standing?.before }, dish) };
  });
}

function standingOf({ standing }: PlannedRow, { menu, before }: Known): Standing | undefined {
  const row = standing && menu.rowsById.get(standing.id);
  const locked = standing && before.get(standing.id);
  return row && locked ? { row, before: locked } : undefined;
}

/**
 * A dish stays in its category if the row names that category, even if the menu has an earlier category with the same
 * name.
 */
const categoryOf = ({ dish, standing }: PlannedRow, stands: Standing | undefined, { categoryIds }: Known): number =>
  stands && standing?.category === dish.category ? stands.row.categoryId : (categoryIds.get(dish.category) ?? 0);

/**
 * Returns the photos that a row names and that exist. If the row names photos but none of them exists, the dish keeps
 * its present photos.
 */
function photosOf({ dish, standing }: PlannedRow, sent: ReadonlyMap<string, string>): string[] {
  const standingPhotos = standing?.photos ?? [];
  const found = dish.photos.flatMap((photo) => (standingPhotos.includes(photo) ? photo : (sent.get(photo) ?? [])));
  return found.length === 0 && dish.photos.length > 0 ? [...standingPhotos] : [...new Set(found)];
}

/** @returns the ids, in the order of the dishes. */
async function writeDishes(tx: Tx, shopId: number, dishes: readonly Written[]): Promise<number[]> {
  const fresh = dishes.filter(({ standing }) => standing === undefined);
  const addedIds = await insertDishes(
    tx,
    shopId,
    fresh.map(({ row, dish }) => ({ key: newKey(), dish, position: row.dish.position })),
  );
  await updateDishes(
    tx,
    dishes.flatMap(({ row, dish, standing }) =>
      standing ? [{ id: standing.before.id, dish, position: row.dish.position }] : [],
    ),
  );
  const idOfFresh = new Map(fresh.map((each, at) => [each, addedIds[at] ?? 0]));
  return dishes.map((each) => each.standing?.before.id ?? idOfFresh.get(each) ?? 0);
}
