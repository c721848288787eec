import { IconButton, TextField } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';

type OrderSearchProps = { readonly search: string; readonly onSearch: (search: string) => void };

export function OrderSearch({ search, onSearch }: OrderSearchProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const change = (text: string) => {
    setTyped(text);
    if (text === '' && search !== '') onSearch('');
  };
  return (
    <form role="search" onSubmit={submit} className="flex items-end gap-2 bg-surface px-4 pt-3 pb-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={t`Order number or contact phone`}
          type="search"
          inputMode="search"
          value={typed}
          onChange={change}
          maxLength={40}
        />
      </div>
      <button type="submit" className="sr-only">{t`Search`}</button>
      <IconButton icon="search" label={t`Search`} variant="outlined" onClick={() => onSearch(typed.trim())} />
    </form>
  );
}
