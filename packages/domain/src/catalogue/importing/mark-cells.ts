import { failure, type Result, success } from '../../result.ts';
import { type Allergen, allergens, type Diet, diets } from '../allergens.ts';
import type { DietMarks } from '../dish-marks.ts';
import { normalizeCell, splitCell } from './cell-text.ts';

/** Words for each allergen that a cell may contain. The first word is used when a cell is written. */
const allergenWords: Readonly<Record<Allergen, readonly string[]>> = {
  gluten: ['麸质', '小麦', '面筋', 'gluten', 'wheat'],
  crustacean: ['甲壳类', '虾', '蟹', '虾蟹', 'crustacean', 'crustaceans', 'shrimp', 'crab'],
  egg: ['鸡蛋', '蛋', '蛋类', 'egg', 'eggs'],
  fish: ['鱼', '鱼类', 'fish'],
  peanut: ['花生', 'peanut', 'peanuts'],
  soy: ['大豆', '黄豆', '豆制品', 'soy', 'soya'],
  milk: ['牛奶', '奶', '乳制品', 'milk', 'dairy'],
  tree_nut: ['坚果', 'tree_nut', 'tree nut', 'tree nuts', 'nuts'],
  celery: ['芹菜', 'celery'],
  mustard: ['芥末', 'mustard'],
  sesame: ['芝麻', 'sesame'],
  sulphite: ['亚硫酸盐', 'sulphite', 'sulphites', 'sulfite'],
  lupin: ['羽扇豆', 'lupin'],
  mollusc: ['软体类', '贝', '贝类', '鱿鱼', 'mollusc', 'molluscs', 'shellfish'],
};

/**
 * Words for each answer about a diet. For pork and alcohol, `yes` means that the dish contains it. For other diets,
 * `yes` means that the dish is suitable.
 */
const dietWords: Readonly<Record<Diet, { readonly yes: readonly string[]; readonly no: readonly string[] }>> = {
  vegetarian: { yes: ['素食', '素', 'vegetarian'], no: ['非素食', 'not vegetarian'] },
  vegan: { yes: ['纯素', 'vegan'], no: ['非纯素', 'not vegan'] },
  halal: { yes: ['清真', 'halal'], no: ['非清真', 'not halal'] },
  pork: { yes: ['含猪肉', '猪肉', 'pork'], no: ['不含猪肉', 'no pork'] },
  alcohol: { yes: ['含酒精', '酒精', 'alcohol'], no: ['不含酒精', 'no alcohol'] },
};

const key = (word: string): string => normalizeCell(word).toLowerCase();

const allergenByWord = new Map(
  allergens.flatMap((allergen) => allergenWords[allergen].map((word) => [word, allergen] as const)),
);

const answerByWord = new Map(
  diets.flatMap((diet) =>
    (['yes', 'no'] as const).flatMap((answer) =>
      dietWords[diet][answer].map((word) => [word, { diet, answer }] as const),
    ),
  ),
);

/** Parses a cell with allergens into a list without duplicates, in the order of `allergens`. */
export function parseAllergens(cell: string): Result<Allergen[], 'allergen_unknown'> {
  const found = splitCell(cell).map((item) => allergenByWord.get(key(item)));
  return found.includes(undefined)
    ? failure('allergen_unknown')
    : success(allergens.filter((allergen) => found.includes(allergen)));
}

export const formatAllergens = (marked: readonly string[]): string =>
  allergens
    .filter((allergen) => marked.includes(allergen))
    .map((allergen) => allergenWords[allergen][0])
    .join('、');

/** Reads diet marks. Refuses a cell with both `yes` and `no` for one diet. */
export function parseDiet(cell: string): Result<DietMarks, 'diet_unknown' | 'diet_contradictory'> {
  const marks = new Map<Diet, 'yes' | 'no'>();
  for (const item of splitCell(cell)) {
    const said = answerByWord.get(key(item));
    if (said === undefined) return failure('diet_unknown');
    if ((marks.get(said.diet) ?? said.answer) !== said.answer) return failure('diet_contradictory');
    marks.set(said.diet, said.answer);
  }
  return success(Object.fromEntries(marks));
}

export const formatDiet = (marks: DietMarks): string =>
  diets
    .flatMap((diet) => {
      const answer = marks[diet];
      return answer === 'yes' || answer === 'no' ? [dietWords[diet][answer][0]] : [];
    })
    .join('、');

const spiceWords: readonly (readonly string[])[] = [
  ['不辣', '无', '0', 'not spicy', 'none', 'no'],
  ['微辣', '小辣', '1', 'mild', 'a little spicy'],
  ['中辣', '2', 'medium', 'spicy'],
  ['特辣', '重辣', '大辣', '3', 'hot', 'very hot', 'very spicy'],
];

export function parseSpice(cell: string): Result<number, 'spice_unreadable'> {
  const at = spiceWords.findIndex((words) => words.includes(key(cell)));
  return at < 0 ? failure('spice_unreadable') : success(at);
}

export const formatSpice = (spice: number): string => spiceWords[spice]?.[0] ?? '';

const yes: ReadonlySet<string> = new Set(['是', '在售', '上架', '有', '1', 'yes', 'y', 'true', 'on sale', '✓', '√']);
const no: ReadonlySet<string> = new Set(['否', '停售', '下架', '售罄', '无', '0', 'no', 'n', 'false', 'sold out', '×']);

export function parseOnSale(cell: string): Result<boolean, 'on_sale_unreadable'> {
  if (yes.has(key(cell))) return success(true);
  return no.has(key(cell)) ? success(false) : failure('on_sale_unreadable');
}

export const formatOnSale = (isAvailable: boolean): string => (isAvailable ? '是' : '否');
