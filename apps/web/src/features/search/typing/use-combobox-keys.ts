import { useState } from 'react';

type OptionKeys<Option> = {
  readonly active: number;
  /** @returns whether the list handled the key */
  readonly onKey: (key: string) => boolean;
  readonly forget: () => void;
  readonly option: Option | undefined;
};

type OptionKeysInput<Option> = {
  readonly options: readonly Option[];
  readonly onPick: (option: Option) => void;
  readonly onClose: () => void;
};

/** Arrow keys cycle through the options and the field itself, Enter picks one, and Escape closes. */
export function useComboboxKeys<Option>({ options, onPick, onClose }: OptionKeysInput<Option>): OptionKeys<Option> {
  const [reached, setReached] = useState(-1);
  // The list may have become shorter since.
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
  return { active, onKey, option, forget: () => setReached(-1) };
}

type Reached = { readonly active: number; readonly count: number; readonly step: 1 | -1 };

/** −1 is the field itself, before the first option and after the last. */
export const nextActiveOption = ({ active, count, step }: Reached): number =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1;
