import { Button, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';

type SearchFormProps = {
  readonly label: string;
  readonly looked: string;
  readonly onSearch: (search: string) => void;
};

export function SearchForm({ label, looked, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(looked);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form role="search" onSubmit={submit} className="flex max-w-2xl items-end gap-2">
      <div className="flex-1">
        <TextField label={label} type="search" value={typed} onChange={setTyped} />
      </div>
      <Button type="submit" icon="search">
        {t`查找`}
      </Button>
    </form>
  );
}
