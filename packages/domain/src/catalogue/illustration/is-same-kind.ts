import { drinkForms } from './forms.ts';
import { animals, type Ingredient } from './ingredients.ts';
import { ingredientsIn } from './ingredients-in-name.ts';

type Named = { readonly plate: string; readonly nameZh: string };

/**
 * Whether two dishes are of the same kind (rule search-13): the same form, such as noodles, and the same named meat. If
 * the first dish names ingredients, the other one names at least one of them. False for a dish of an unknown form.
 */
export function isSameKind(dish: Named, other: Named): boolean {
  if (dish.plate === '' || dish.plate !== other.plate) return false;
  const [named, otherNamed] = [namedIn(dish.nameZh), namedIn(other.nameZh)];
  const meats = [...named, ...otherNamed].filter((each) => animals.has(each));
  const isSameMeat = meats.every((meat) => named.has(meat) && otherNamed.has(meat));
  return isSameMeat && (named.size === 0 || [...named].some((each) => otherNamed.has(each)));
}

/** Whether a dish has the form of a drink. */
export const isDrink = ({ plate }: Pick<Named, 'plate'>): boolean => drinkForms.has(plate);

const namedIn = (nameZh: string): ReadonlySet<Ingredient> =>
  new Set(ingredientsIn(nameZh).map(({ ingredient }) => ingredient));
