import type { DishCard } from '@chifan/contract/catalogue/views';
import { type Fen, fen } from '@chifan/domain';
import {
  type ChosenOptions,
  combineMarks,
  type DietProfile,
  type DietVerdict,
  judgeDish,
  type Marks,
} from '@chifan/domain/catalogue';

export { cartLineOf, unitPrice } from '../cart/dish-line.ts';

type OptionGroup = DishCard['options'][number];

/**
 * Preselects the first available choice of each group that requires exactly one choice, if this choice has no extra
 * price. Most guests want this choice.
 */
export function startingOptions(groups: readonly OptionGroup[]): ChosenOptions {
  return Object.fromEntries(
    groups.map((group) => {
      const first = group.choices.find(({ isSoldOut }) => !isSoldOut);
      const isObvious = group.min === 1 && group.max === 1 && first?.price === 0;
      return [group.key, isObvious ? [first.key] : []];
    }),
  );
}

/**
 * In a single-choice group, replaces the choice. In other groups, adds or removes the choice, up to the maximum `max`.
 */
export function toggleChoice(group: OptionGroup, chosen: ChosenOptions, key: string): ChosenOptions {
  const keys = chosen[group.key] ?? [];
  if (keys.includes(key)) {
    const rest = keys.filter((other) => other !== key);
    return { ...chosen, [group.key]: group.max === 1 && group.min === 1 ? keys : rest };
  }
  if (group.max === 1) return { ...chosen, [group.key]: [key] };
  return keys.length < group.max ? { ...chosen, [group.key]: [...keys, key] } : chosen;
}

/** The first required group without a choice. */
export const unansweredGroup = (groups: readonly OptionGroup[], chosen: ChosenOptions): OptionGroup | undefined =>
  groups.find((group) => (chosen[group.key] ?? []).length < group.min);

/** The price of a dish with its cheapest required choices. */
export const minimumDishPrice = (dish: DishCard): { readonly price: Fen; readonly isExact: boolean } => {
  const least = dish.options.map((group) =>
    availableChoices(group)
      .map(({ price }) => price)
      .toSorted((a, b) => a - b)
      .slice(0, group.min)
      .reduce((sum, price) => sum + price, 0),
  );
  const isExact = dish.options.every(({ choices }) => choices.every(({ price }) => price === 0));
  return { price: fen(least.reduce((sum, price) => sum + price, dish.price)), isExact };
};

const availableChoices = ({ choices }: OptionGroup) => choices.filter(({ isSoldOut }) => !isSoldOut);

type Choice = OptionGroup['choices'][number];

const rank = { fits: 0, unknown: 1, conflicts: 2 } as const;

/** The diet verdict of a choice if it is worse than the verdict of the dish without the choice, otherwise null. */
export function choiceWarning(profile: DietProfile, dish: Marks, { marks }: Choice): DietVerdict | null {
  const before = judgeDish(profile, dish);
  const after = judgeDish(profile, combineMarks([dish, marks]));
  const isNew = (known: DietVerdict['conflicts']) => (cause: DietVerdict['conflicts'][number]) =>
    !known.some((each) => JSON.stringify(each) === JSON.stringify(cause));
  const conflicts = after.conflicts.filter(isNew(before.conflicts));
  if (conflicts.length > 0) return { verdict: 'conflicts', conflicts, unknown: [] };
  if (rank[after.verdict] <= rank[before.verdict]) return null;
  return { ...after, unknown: after.unknown.filter(isNew(before.unknown)) };
}
