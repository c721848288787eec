import { combineMarks, type Marks } from '../catalogue/dish-marks.ts';
import type { OptionGroup } from '../catalogue/dish-options.ts';
import { areOptionsValid } from '../catalogue/menu-rules.ts';

/** A dish of a set meal with the choices that its guest has. */
type MarkedPart = Marks & {
  readonly options: readonly { readonly choices: readonly { readonly marks?: Marks | null }[] }[];
};

/**
 * Of all parts with every choice that they may hold: before the guest has chosen, each may be on the table. What is
 * marked nowhere stays unknown.
 */
export const setMealMarks = (parts: readonly MarkedPart[]): Marks =>
  combineMarks(
    parts.flatMap((part) => [
      part,
      ...part.options.flatMap(({ choices }) => choices.map(({ marks }) => marks ?? null)),
    ]),
  );

type Part = { readonly key: string; readonly options: readonly OptionGroup[] };

/** Parts have keys of their own, and their choices cost nothing: a set meal has one price. */
export const areContentsValid = (parts: readonly Part[]): boolean =>
  parts.length > 0 &&
  new Set(parts.map(({ key }) => key)).size === parts.length &&
  parts.every(({ options }) => areOptionsValid(options) && areFree(options));

const areFree = (options: readonly OptionGroup[]): boolean =>
  options.every(({ choices }) => choices.every(({ price }) => price === 0));
