import { Icon, IconButton } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';

type MallSearchProps = { readonly value: string; readonly onChange: (value: string) => void };

/** Searches while the member types. The search key of the keyboard only closes the keyboard. */
export function MallSearch({ value, onChange }: MallSearchProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <search>
      <form
        className="flex min-h-12 items-center gap-2 rounded-full border border-edge bg-surface ps-4 text-ink focus-within:border-ink"
        onSubmit={(event) => {
          event.preventDefault();
          field.current?.closest('main')?.focus({ preventScroll: true });
        }}
      >
        <Icon name="search" size={20} className="text-soft" />
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          aria-label={t`Search the points mall`}
          placeholder={t`Search the points mall`}
          autoComplete="off"
          maxLength={60}
          // An empty field has the text direction of the page, so that its placeholder is aligned with the page.
          dir={value === '' ? undefined : 'auto'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="min-w-0 flex-1 bg-transparent py-2 text-body outline-none placeholder:text-faint [&::-webkit-search-cancel-button]:hidden"
        />
        {value !== '' && <IconButton icon="close" label={t`Clear the search`} onClick={clear} />}
      </form>
    </search>
  );
}
