import { combineMarks, type Marks } from '../catalogue/dish-marks.ts';
import type { OptionGroup } from '../catalogue/dish-options.ts';
import { areOptionsValid } from '../catalogue/menu-rules.ts';

/** A dish of a set meal with its options. */
type MarkedPart = Marks & {
  readonly options: readonly { readonly choices: readonly { readonly marks?: Marks | null }[] }[];
};

/**
 * Combines the allergen and diet marks of all dishes with all options, because the guest may choose any option later.
 * If one dish or option has no marks, all diets of the set meal are unknown, and no allergen counts as absent from the
 * set meal.
 */
export const setMealMarks = (parts: readonly MarkedPart[]): Marks =>
  combineMarks(
    parts.flatMap((part) => [
      part,
      ...part.options.flatMap(({ choices }) => choices.map(({ marks }) => marks ?? null)),
    ]),
  );

type Part = { readonly key: string; readonly options: readonly OptionGroup[] };

/** Whether the dishes of a set meal have unique keys and options without extra price. A set meal has one price. */
export const areContentsValid = (parts: readonly Part[]): boolean =>
  parts.length > 0 &&
  new Set(parts.map(({ key }) => key)).size === parts.length &&
  parts.every(({ options }) => areOptionsValid(options) && areFree(options));

const areFree = (options: readonly OptionGroup[]): boolean =>
  options.every(({ choices }) => choices.every(({ price }) => price === 0));
