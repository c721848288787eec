import { Icon, IconButton } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, RefObject } from 'react';

type SearchFieldProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit: (query: string) => void;
  readonly onFocus: () => void;
  readonly autoFocus: boolean;
  readonly list: ComboboxProps;
};

/** Attributes that connect the search field with its list of suggestions (ARIA combobox pattern). */
export type ComboboxProps = {
  readonly id: string;
  readonly isOpen: boolean;
  readonly activeId: string | undefined;
  /** @returns whether the list of suggestions handled the key */
  readonly onKey: (key: string) => boolean;
};

export function SearchField({ field, value, onChange, onSubmit, onFocus, autoFocus, list }: SearchFieldProps) {
  const { t } = useLingui();
  const onKeyDown = (event: KeyboardEvent) => {
    // While the guest composes characters, for example from pinyin, the input method handles the keys.
    if (event.nativeEvent.isComposing) return;
    if (list.onKey(event.key)) event.preventDefault();
  };
  return (
    <search>
      <form
        className="flex min-h-12 items-center gap-2 rounded-full border border-line bg-surface ps-4 focus-within:border-ink"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(value);
        }}
      >
        <Icon name="search" size={20} className="text-soft" />
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          inputMode="search"
          role="combobox"
          aria-label={t`Search for dishes and restaurants`}
          aria-autocomplete="list"
          aria-expanded={list.isOpen}
          aria-controls={list.isOpen ? list.id : undefined}
          aria-activedescendant={list.activeId}
          placeholder={t`Dish or restaurant, in any language`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={80}
          // An empty field has the text direction of the page, so that its placeholder is aligned with the page.
          dir={value === '' ? undefined : 'auto'}
          autoFocus={autoFocus}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          className="min-w-0 flex-1 bg-transparent py-2 text-body outline-none placeholder:text-faint [&::-webkit-search-cancel-button]:hidden"
        />
        {value !== '' && (
          <IconButton
            icon="close"
            label={t`Clear the search`}
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
          />
        )}
      </form>
    </search>
  );
}
