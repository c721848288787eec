import { addFen, type Fen, zeroFen } from '../fen.ts';
import { failure, type Result, success } from '../result.ts';

/** A group of options. The guest chooses at least `min` and at most `max` different options. */
export type OptionGroup = {
  readonly key: string;
  readonly min: number;
  readonly max: number;
  readonly choices: readonly { readonly key: string; readonly price: Fen }[];
};

/** The keys of the chosen options for each group key. */
export type ChosenOptions = Readonly<Record<string, readonly string[]>>;

export type OptionFailure = 'option_missing' | 'option_too_many' | 'option_unknown';

/**
 * The price of the chosen options, which is added to the dish's price. Refuses unknown or repeated options, too few,
 * and too many.
 */
export function priceOptions(groups: readonly OptionGroup[], chosen: ChosenOptions): Result<Fen, OptionFailure> {
  // A map, because a plain object would also find inherited properties, such as "constructor".
  const keysOf = new Map(Object.entries(chosen));
  if ([...keysOf.keys()].some((key) => !groups.some((group) => group.key === key))) return failure('option_unknown');
  let sum = zeroFen;
  for (const group of groups) {
    const priced = priceGroup(group, keysOf.get(group.key) ?? []);
    if (!priced.ok) return priced;
    sum = addFen(sum, priced.value);
  }
  return success(sum);
}

function priceGroup(group: OptionGroup, keys: readonly string[]): Result<Fen, OptionFailure> {
  const choices = group.choices.filter(({ key }) => keys.includes(key));
  if (keys.some((key) => !choices.some((choice) => choice.key === key))) return failure('option_unknown');
  if (keys.length > group.max || new Set(keys).size < keys.length) return failure('option_too_many');
  if (keys.length < group.min) return failure('option_missing');
  return success(addFen(...choices.map(({ price }) => price)));
}
