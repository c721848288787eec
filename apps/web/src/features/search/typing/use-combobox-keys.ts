import { useState } from 'react';

type OptionKeys<Option> = {
  readonly active: number;
  /** @returns whether the list of suggestions handled the key */
  readonly onKey: (key: string) => boolean;
  readonly clearActive: () => void;
  readonly option: Option | undefined;
};

type OptionKeysInput<Option> = {
  readonly options: readonly Option[];
  readonly onPick: (option: Option) => void;
  readonly onClose: () => void;
};

/**
 * Keys of the search field: the arrow keys cycle through the field and the suggestions, Enter picks one, and Escape
 * closes the list.
 */
export function useComboboxKeys<Option>({ options, onPick, onClose }: OptionKeysInput<Option>): OptionKeys<Option> {
  const [reached, setReached] = useState(-1);
  // No suggestion is highlighted if the list has become shorter than the index.
  const active = reached < options.length ? reached : -1;
  const option = options[active];
  const onKey = (key: string): boolean => {
    if (options.length === 0) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      setReached(nextActiveOption({ active, count: options.length, step: key === 'ArrowDown' ? 1 : -1 }));
      return true;
    }
    if (key === 'Enter' && option !== undefined) {
      onPick(option);
      return true;
    }
    if (key === 'Escape') {
      onClose();
      return true;
    }
    return false;
  };
  return { active, onKey, option, clearActive: () => setReached(-1) };
}

type Reached = { readonly active: number; readonly count: number; readonly step: 1 | -1 };

/**
 * The next highlighted suggestion. −1 is the search field itself, which is before the first and after the last
 * suggestion.
 */
export const nextActiveOption = ({ active, count, step }: Reached): number =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1;
