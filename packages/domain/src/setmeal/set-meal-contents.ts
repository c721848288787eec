import { combineMarks, type Marks } from '../catalogue/dish-marks.ts';
import type { OptionGroup } from '../catalogue/dish-options.ts';
import { areOptionsValid } from '../catalogue/menu-rules.ts';

/** A dish of a set meal with its choices. */
type MarkedPart = Marks & {
  readonly options: readonly { readonly choices: readonly { readonly marks?: Marks | null }[] }[];
};

/**
 * Marks of all parts with every possible choice, because each may be served before the guest has chosen. Unmarked
 * contents stay unknown.
 */
export const setMealMarks = (parts: readonly MarkedPart[]): Marks =>
  combineMarks(
    parts.flatMap((part) => [
      part,
      ...part.options.flatMap(({ choices }) => choices.map(({ marks }) => marks ?? null)),
    ]),
  );

type Part = { readonly key: string; readonly options: readonly OptionGroup[] };

/** Parts need unique keys, and choices must be free, because a set meal has one price. */
export const areContentsValid = (parts: readonly Part[]): boolean =>
  parts.length > 0 &&
  new Set(parts.map(({ key }) => key)).size === parts.length &&
  parts.every(({ options }) => areOptionsValid(options) && areFree(options));

const areFree = (options: readonly OptionGroup[]): boolean =>
  options.every(({ choices }) => choices.every(({ price }) => price === 0));
