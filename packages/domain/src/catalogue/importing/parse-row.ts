import { zeroFen } from '../../fen.ts';
import type { Language } from '../../language.ts';
import { failure, type Result, success } from '../../result.ts';
import { draftLanguages } from '../dish-names/dish-words.ts';
import { isClearMarker, normalizeCell, splitCell, trimCell } from './cell-text.ts';
import type { SheetDish } from './dish-cells.ts';
import { parseAllergens, parseDiet, parseOnSale, parseSpice } from './mark-cells.ts';
import { formatOptions, parseOptions } from './options-cell.ts';
import { parsePrice } from './price-cell.ts';
import type { SheetCells, SheetColumn } from './sheet-columns.ts';

/** Problems of a row. Each problem belongs to one column, whose cell is wrong or missing. */
export const cellProblems = [
  'name_missing',
  'category_missing',
  'price_missing',
  'text_too_long',
  'text_unreadable',
  'price_unreadable',
  'price_too_precise',
  'price_negative',
  'price_too_high',
  'price_market',
  'price_by_weight',
  'price_range',
  'spice_unreadable',
  'allergen_unknown',
  'allergen_contradictory',
  'diet_unknown',
  'diet_contradictory',
  'diet_contradicts_allergens',
  'options_unreadable',
  'options_invalid',
  'on_sale_unreadable',
  'position_unreadable',
  'photos_too_many',
  'id_unreadable',
  'dish_unknown',
  'name_ambiguous',
  'row_repeated',
  'categories_too_many',
  'category_full',
  'formula_failed',
] as const;
export type CellProblem = (typeof cellProblems)[number];
export type RowProblem = { readonly column: SheetColumn; readonly problem: CellProblem };

export type ParsedRow = { readonly dish: SheetDish; readonly problems: readonly RowProblem[] };

const newDish: SheetDish = {
  category: '',
  name: {},
  nameDrafts: {},
  description: {},
  price: zeroFen,
  spice: 0,
  allergens: { contains: [], free: [] },
  diet: {},
  options: [],
  isAvailable: true,
  position: null,
  photos: [],
};

type Change = Result<Partial<SheetDish>, CellProblem>;
/** Reads one cell and returns the fields of the dish that it changes. `text` is '' if the cell deletes the content. */
type Reader = (text: string, dish: SheetDish) => Change;

/** Applies a row to an existing or new dish, and collects the problems of its cells. */
export function parseRow(cells: SheetCells, standing: SheetDish | undefined): ParsedRow {
  const problems: RowProblem[] = [];
  let dish = standing ?? newDish;
  for (const [column, read] of readers) {
    const cell = cells[column] ?? '';
    if (normalizeCell(cell) === '') continue;
    const change = failedFormula.test(cell.trim())
      ? failure('formula_failed')
      : read(isClearMarker(cell) ? '' : cell, dish);
    if (change.ok) dish = { ...dish, ...change.value };
    else problems.push({ column, problem: change.reason });
  }
  return { dish, problems: [...problems, ...whatIsMissing(dish, cells, standing), ...contradictions(dish)] };
}

/** Texts that a spreadsheet shows for failed formulas. */
const failedFormula = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/;

function whatIsMissing(dish: SheetDish, cells: SheetCells, standing: SheetDish | undefined): RowProblem[] {
  const isEmpty = (column: SheetColumn) => normalizeCell(cells[column] ?? '') === '';
  if (standing !== undefined) return [];
  return [
    ...(isEmpty('name') ? [{ column: 'name', problem: 'name_missing' } as const] : []),
    ...(dish.category === '' && isEmpty('category')
      ? [{ column: 'category', problem: 'category_missing' } as const]
      : []),
    ...(isEmpty('price') ? [{ column: 'price', problem: 'price_missing' } as const] : []),
  ];
}

/**
 * Problems of cells that contradict each other. The import does not choose, because only the kitchen knows which cell
 * is right.
 */
function contradictions({ allergens: { contains, free }, diet }: SheetDish): RowProblem[] {
  const isDouble = free.some((allergen) => contains.includes(allergen));
  const isAgainst = (excluded: readonly string[]) => contains.some((allergen) => excluded.includes(allergen));
  const isMeatless = diet.vegetarian === 'yes' || diet.vegan === 'yes';
  const isDietWrong =
    (isMeatless && (isAgainst(animals) || diet.pork === 'yes')) ||
    (diet.vegan === 'yes' && isAgainst(animalProducts)) ||
    (diet.vegan === 'yes' && diet.vegetarian === 'no') ||
    (diet.halal === 'yes' && (diet.pork === 'yes' || diet.alcohol === 'yes'));
  return [
    ...(isDouble ? [{ column: 'free', problem: 'allergen_contradictory' } as const] : []),
    ...(isDietWrong ? [{ column: 'diet', problem: 'diet_contradicts_allergens' } as const] : []),
  ];
}

const animals = ['fish', 'crustacean', 'mollusc'];
const animalProducts = ['egg', 'milk'];

/**
 * `unreadable` matches control characters and unpaired surrogates. `visible` matches any character that a reader can
 * see.
 */
const unreadable = /[\p{Cs}\p{Cc}]/u;
const visible = /[^\p{C}\p{Z}\p{M}]/u;

function readText(cell: string, maxLength: number): Result<string, CellProblem> {
  const text = trimCell(cell);
  if (text !== '' && (unreadable.test(text) || !visible.test(text))) return failure('text_unreadable');
  return text.length > maxLength ? failure('text_too_long') : success(text);
}

const needed =
  (
    column: 'name' | 'category',
    maxLength: number,
    into: (text: string, dish: SheetDish) => Partial<SheetDish>,
  ): Reader =>
  (cell, dish) => {
    const text = readText(cell, maxLength);
    if (!text.ok) return text;
    return text.value === '' ? failure(`${column}_missing`) : success(into(text.value, dish));
  };

/** Limits of an imported row, equal to the limits in the dish editor. */
const nameMost = 80;
const categoryMost = 60;
const descriptionMost = 600;
const positionMost = 99_999;
const photosMost = 9;

const readName =
  (language: Language): Reader =>
  (cell, dish) => {
    const text = readText(cell, nameMost);
    if (!text.ok) return text;
    const { [language]: _, ...others } = dish.name;
    return success({ name: text.value === '' ? others : { ...others, [language]: text.value } });
  };

const mapped = <Value>(read: Result<Value, CellProblem>, into: (value: Value) => Partial<SheetDish>): Change =>
  read.ok ? success(into(read.value)) : read;

const readers: readonly (readonly [SheetColumn, Reader])[] = [
  ['category', needed('category', categoryMost, (category) => ({ category }))],
  ['name', needed('name', nameMost, (text, { name }) => ({ name: { ...name, 'zh-CN': text } }))],
  ...draftLanguages.map((language) => [language, readName(language)] as const),
  ['price', (cell) => (cell === '' ? failure('price_missing') : mapped(parsePrice(cell), (price) => ({ price })))],
  [
    'description',
    (cell, { description: { 'zh-CN': _, ...others } }) =>
      mapped(readText(cell, descriptionMost), (text) => ({
        description: text === '' ? others : { ...others, 'zh-CN': text },
      })),
  ],
  ['spice', (cell) => (cell === '' ? success({ spice: 0 }) : mapped(parseSpice(cell), (spice) => ({ spice })))],
  [
    'contains',
    (cell, { allergens }) => mapped(parseAllergens(cell), (contains) => ({ allergens: { ...allergens, contains } })),
  ],
  ['free', (cell, { allergens }) => mapped(parseAllergens(cell), (free) => ({ allergens: { ...allergens, free } }))],
  ['diet', (cell) => mapped(parseDiet(cell), (diet) => ({ diet }))],
  [
    'options',
    (cell, { options }) =>
      cell.trim() === formatOptions(options)
        ? success({})
        : mapped(parseOptions(cell, options), (read) => ({ options: read })),
  ],
  ['onSale', (cell) => mapped(parseOnSale(cell), (isAvailable) => ({ isAvailable }))],
  ['position', (cell) => readPosition(cell)],
  ['photos', (cell) => readPhotos(cell)],
];

function readPosition(cell: string): Change {
  const written = normalizeCell(cell).replace(/\.0+$/, '');
  if (written === '') return success({ position: null });
  const position = /^\d{1,6}$/.test(written) ? Number(written) : Number.NaN;
  return position <= positionMost ? success({ position }) : failure('position_unreadable');
}

function readPhotos(cell: string): Change {
  const photos = [...new Set(splitCell(cell))];
  if (photos.some((name) => name.length > 200 || unreadable.test(name))) return failure('text_too_long');
  return photos.length > photosMost ? failure('photos_too_many') : success({ photos });
}
