import {
  type AllergenMarks,
  allergenPresence,
  allergens,
  combinePresence,
  type Diet,
  diets,
  type Presence,
} from './allergens.ts';

export type DietAnswer = 'yes' | 'no' | 'unknown';
export type DietMarks = Readonly<Partial<Record<Diet, DietAnswer>>>;

/** What is known of a dish, or of what a choice brings into it. */
export type Marks = { readonly allergens: AllergenMarks; readonly diet: DietMarks };

/** Of this nobody has said anything. */
export const unknownMarks: Marks = { allergens: { contains: [], free: [] }, diet: {} };

/**
 * The marks of a dish made of several parts: of itself, of its chosen options, of what lies in a set. null is a part that
 * nobody has said anything of. An allergen is in the whole when it is in one part, and absent only when it is absent from
 * all; so are pork and alcohol. A promise (vegetarian, vegan, halal) is broken by one part and kept only by all.
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
  readonly choices: readonly { readonly key: string; readonly marks: Marks | null }[];
};

/** The marks of a dish as it will be served with these choices. Without choices they are the dish's own. */
export function marksWithOptions(
  dish: Marks & { readonly options: readonly MarkedGroup[] },
  chosen: Readonly<Record<string, readonly string[]>>,
): Marks {
  const choices = dish.options.flatMap((group) => group.choices.filter(({ key }) => chosen[group.key]?.includes(key)));
  return choices.length === 0 ? dish : combineMarks([dish, ...choices.map(({ marks }) => marks)]);
}

/** The answer that decides for the whole: a content is there through one part, a promise broken by one. */
const isContent = (diet: Diet): boolean => diet === 'pork' || diet === 'alcohol';

function combineAnswers(parts: readonly Marks[], diet: Diet): DietAnswer {
  const [decisive, other]: readonly [DietAnswer, DietAnswer] = isContent(diet) ? ['yes', 'no'] : ['no', 'yes'];
  const presence = combinePresence(parts.map(({ diet: marks }) => presenceOfAnswer(marks[diet], decisive)));
  if (presence === 'unknown') return 'unknown';
  return presence === 'contains' ? decisive : other;
}

function presenceOfAnswer(answer: DietAnswer | undefined, decisive: DietAnswer): Presence {
  if (answer === undefined || answer === 'unknown') return 'unknown';
  return answer === decisive ? 'contains' : 'free';
}
