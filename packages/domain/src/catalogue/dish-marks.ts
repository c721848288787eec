import {
  type AllergenMarks,
  allergenPresence,
  allergens,
  combinePresence,
  type Diet,
  diets,
  type Presence,
} from './allergens.ts';

export type DietMark = 'yes' | 'no' | 'unknown';
export type DietMarks = Readonly<Partial<Record<Diet, DietMark>>>;

/** Allergen and diet marks of a dish, or of what an option adds to it. */
export type Marks = { readonly allergens: AllergenMarks; readonly diet: DietMarks };

export const unknownMarks: Marks = { allergens: { contains: [], free: [] }, diet: {} };

/**
 * Combines the marks of a dish and its chosen options, or of the dishes of a set meal. Null means that a part has no
 * marks. The result contains an allergen, pork or alcohol if one part does, and is free of it only if all parts are.
 * The result is vegetarian, vegan or halal only if all parts are.
 */
export function combineMarks(parts: readonly (Marks | null)[]): Marks {
  const known = parts.map((part) => part ?? unknownMarks);
  const presenceOf = (allergen: string) =>
    combinePresence(known.map((part) => allergenPresence(part.allergens, allergen)));
  return {
    allergens: {
      contains: allergens.filter((allergen) => presenceOf(allergen) === 'contains'),
      free: allergens.filter((allergen) => presenceOf(allergen) === 'free'),
    },
    diet: Object.fromEntries(diets.map((diet) => [diet, combineAnswers(known, diet)])),
  };
}

type MarkedGroup = {
  readonly key: string;
  readonly choices: readonly { readonly key: string; readonly marks?: Marks | null }[];
};

/** Marks of a dish with the chosen options. Without chosen options, the dish's own marks. */
export function marksWithOptions(
  dish: Marks & { readonly options: readonly MarkedGroup[] },
  chosen: Readonly<Record<string, readonly string[]>>,
): Marks {
  const choices = dish.options.flatMap((group) => group.choices.filter(({ key }) => chosen[group.key]?.includes(key)));
  return choices.length === 0 ? dish : combineMarks([dish, ...choices.map(({ marks }) => marks ?? null)]);
}

/**
 * True for pork and alcohol, where one part with `yes` decides the result. For other diets, one part with `no` decides.
 */
const isContent = (diet: Diet): boolean => diet === 'pork' || diet === 'alcohol';

function combineAnswers(parts: readonly Marks[], diet: Diet): DietMark {
  const [decisive, other]: readonly [DietMark, DietMark] = isContent(diet) ? ['yes', 'no'] : ['no', 'yes'];
  const presence = combinePresence(parts.map(({ diet: marks }) => presenceOfAnswer(marks[diet], decisive)));
  if (presence === 'unknown') return 'unknown';
  return presence === 'contains' ? decisive : other;
}

function presenceOfAnswer(answer: DietMark | undefined, decisive: DietMark): Presence {
  if (answer === undefined || answer === 'unknown') return 'unknown';
  return answer === decisive ? 'contains' : 'free';
}
