import type { Language } from '../../language.ts';
import { normalizeCell, trimCell } from './cell-text.ts';
import { dishCells, type MenuDish, type SheetDish, unchangedDrafts } from './dish-cells.ts';
import { parseRow, type RowProblem } from './parse-row.ts';
import { type SheetCells, type SheetColumn, sheetColumns } from './sheet-columns.ts';

/** `row` is the number in the sheet, counted from 1. `sheet` is present only for workbooks with several sheets. */
export type SheetRow = { readonly row: number; readonly sheet?: string; readonly cells: SheetCells };

export type CellChange = { readonly column: SheetColumn; readonly from: string; readonly to: string };

export type PlannedRow = {
  readonly row: number;
  readonly sheet: string | null;
  readonly kind: 'added' | 'changed' | 'unchanged' | 'odd';
  readonly nameZh: string;
  /** The dish that the row changes. Null for a new dish or an unknown dish number. */
  readonly standing: MenuDish | null;
  /** The dish after the import. For a row with problems, it contains what could be read. */
  readonly dish: SheetDish;
  readonly changes: readonly CellChange[];
  readonly problems: readonly RowProblem[];
  /**
   * True if the category cell of the row is empty, as in merged cells. In this case the dish has the category of the
   * row above.
   */
  readonly hasCategoryFromAbove: boolean;
  /** Languages in which the dish's name remains a draft. */
  readonly drafts: readonly Language[];
  /** File names of photos that must still be uploaded. */
  readonly photosWanted: readonly string[];
};

export type ImportMenu = {
  /** The categories of the menu in their order, including empty ones. */
  readonly categories: readonly string[];
  readonly dishes: readonly MenuDish[];
  /** For each file name, the paths under which earlier imports stored the photo. */
  readonly knownPhotos: ReadonlyMap<string, readonly string[]>;
};

export type ImportPlan = { readonly rows: readonly PlannedRow[]; readonly newCategories: readonly string[] };

/** Limits of an imported menu, equal to the limits in the console. */
const categoriesMost = 60;
const dishesInCategoryMost = 500;

export type ImportPlanner = {
  /** Adds a row. Must be called in the order of the file, because a row may use the category of the row above. */
  readonly take: (row: SheetRow) => void;
  readonly plan: () => ImportPlan;
};

/** Plans the changes of each row. A row with problems changes nothing, and other rows are still imported. */
export function importPlanner(menu: ImportMenu): ImportPlanner {
  const finder = dishFinder(menu.dishes);
  const places = placeCounter(menu);
  const firstRows = new Map<string, number>();
  const planned: PlannedRow[] = [];
  let categoryAbove = '';
  const take = ({ row, sheet, cells }: SheetRow) => {
    const own = trimCell(cells.category ?? '');
    if (own !== '') categoryAbove = own;
    const found = finder(cells);
    const isFromAbove = own === '' && categoryAbove !== '' && found.standing === undefined;
    const read = planRow(
      {
        row,
        ...(sheet === undefined ? {} : { sheet }),
        cells: isFromAbove ? { ...cells, category: categoryAbove } : cells,
      },
      found,
      menu,
    );
    const key = read.standing ? `id ${read.standing.id}` : `name ${read.nameZh}`;
    const isRepeated = read.nameZh !== '' && firstRows.has(key);
    if (!isRepeated && read.problems.length === 0) firstRows.set(key, row);
    const more = isRepeated ? [repeated] : read.problems.length === 0 ? places.take(read) : [];
    planned.push(judged({ ...read, hasCategoryFromAbove: isFromAbove, problems: [...read.problems, ...more] }));
  };
  return { take, plan: () => ({ rows: planned, newCategories: places.added() }) };
}

const repeated: RowProblem = { column: 'name', problem: 'row_repeated' };

type Found = { readonly standing: MenuDish | undefined; readonly problem?: RowProblem };

/** Finds a dish by its number, otherwise by its Chinese name, so that a table without numbers adds no duplicates. */
function dishFinder(dishes: readonly MenuDish[]): (cells: SheetCells) => Found {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const byName = Map.groupBy(dishes, (dish) => trimCell(dish.name['zh-CN'] ?? ''));
  return (cells) => {
    const id = normalizeCell(cells.id ?? '').replace(/\.0+$/, '');
    if (id !== '') {
      if (!/^\d{1,15}$/.test(id)) return { standing: undefined, problem: { column: 'id', problem: 'id_unreadable' } };
      const standing = byId.get(Number(id));
      return standing ? { standing } : { standing, problem: { column: 'id', problem: 'dish_unknown' } };
    }
    const named = byName.get(trimCell(cells.name ?? '')) ?? [];
    const here = named.filter(({ category }) => category === trimCell(cells.category ?? ''));
    const standing = named.length === 1 ? named[0] : here.length === 1 ? here[0] : undefined;
    if (standing || named.length === 0) return { standing };
    return { standing, problem: { column: 'name', problem: 'name_ambiguous' } };
  };
}

type Unjudged = Omit<PlannedRow, 'kind' | 'hasCategoryFromAbove'>;

function planRow({ row, sheet, cells }: SheetRow, { standing, problem }: Found, menu: ImportMenu): Unjudged {
  const { dish: read, problems } = parseRow(cells, standing);
  const dish = { ...read, photos: read.photos.map((photo) => storedPhoto(photo, standing, menu)) };
  const [before, after] = [
    standing && dishCells(standing),
    dishCells({ ...dish, ...(standing && { id: standing.id }) }),
  ];
  return {
    row,
    sheet: sheet ?? null,
    nameZh: dish.name['zh-CN'] ?? trimCell(cells.name ?? '').slice(0, 80),
    standing: standing ?? null,
    dish,
    changes: sheetColumns
      .map((column) => ({ column, from: before?.[column] ?? '', to: after[column] }))
      .filter(({ from, to }) => from !== to),
    // If the dish number is unknown, missing fields are not reported, because the dish may have them.
    problems: problem ? [problem] : problems,
    drafts: unchangedDrafts(dish, standing),
    photosWanted: dish.photos.filter((photo) => !standing?.photos.includes(photo)),
  };
}

/**
 * The stored path of a photo file, if an earlier import stored it and the dish still has the photo. Otherwise the file
 * name.
 */
const storedPhoto = (photo: string, standing: MenuDish | undefined, { knownPhotos }: ImportMenu): string =>
  standing?.photos.find((path) => knownPhotos.get(photo)?.includes(path)) ?? photo;

/** Counts the dishes that each category has after the import. */
function placeCounter({ categories, dishes }: ImportMenu) {
  const counts = new Map(categories.map((category) => [category, 0]));
  for (const { category } of dishes) counts.set(category, (counts.get(category) ?? 0) + 1);
  return {
    take({ standing, dish: { category } }: Unjudged): RowProblem[] {
      if (standing?.category === category) return [];
      const count = counts.get(category);
      if (count === undefined && counts.size >= categoriesMost)
        return [{ column: 'category', problem: 'categories_too_many' }];
      if ((count ?? 0) >= dishesInCategoryMost) return [{ column: 'category', problem: 'category_full' }];
      counts.set(category, (count ?? 0) + 1);
      return [];
    },
    added: () => [...counts.keys()].filter((category) => !categories.includes(category)),
  };
}

function judged(row: Omit<PlannedRow, 'kind'>): PlannedRow {
  const kind =
    row.problems.length > 0
      ? 'odd'
      : row.standing === null
        ? 'added'
        : row.changes.length > 0
          ? 'changed'
          : 'unchanged';
  return { ...row, kind };
}
