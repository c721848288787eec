import type { Fen } from '../fen.ts';
import type { OptionGroup } from './dish-options.ts';

/** Keys must be unique, and each group must have enough options for its `min` and `max`. */
export const areOptionsValid = (groups: readonly OptionGroup[]): boolean =>
  areDistinct(groups.map(({ key }) => key)) && groups.every(isGroupValid);

const isGroupValid = ({ min, max, choices }: OptionGroup): boolean =>
  min >= 0 &&
  max >= 1 &&
  min <= max &&
  max <= choices.length &&
  areDistinct(choices.map(({ key }) => key)) &&
  choices.every(({ price }) => price >= 0);

export type FullReduction = { readonly threshold: Fen | number; readonly reduction: Fen | number };

/**
 * The discount of each tier must be lower than its threshold, and a tier with a higher threshold must have a larger
 * discount.
 */
export function areReductionsValid(tiers: readonly FullReduction[]): boolean {
  const ordered = tiers.toSorted((a, b) => a.threshold - b.threshold);
  return ordered.every(({ threshold, reduction }, index) => {
    const lower = ordered[index - 1];
    const isMore = lower === undefined || (threshold > lower.threshold && reduction > lower.reduction);
    return reduction > 0 && reduction < threshold && isMore;
  });
}

const areDistinct = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;
