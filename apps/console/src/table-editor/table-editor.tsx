import { Button, Card, IconButton, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ChangedMeanwhile } from '../forms/changed-meanwhile.tsx';

export type TypedRow<Key extends string> = Readonly<Record<Key, string>>;

export type Column<Key extends string> = {
  readonly key: Key;
  readonly label: string;
  readonly inputMode?: 'text' | 'decimal';
  readonly maxLength?: number;
  readonly normalize?: (typed: string) => string;
};

export type RowProblem<Key extends string> = { readonly column: Key; readonly words: string };

export type TableEditorProps<Key extends string> = {
  readonly title: string;
  readonly hint: string;
  /** Fields above the rows. `wasTried` is true after the first attempt to save. */
  readonly head?: (wasTried: boolean) => ReactNode;
  readonly columns: readonly Column<Key>[];
  readonly rows: readonly TypedRow<Key>[];
  readonly onChange: (rows: readonly TypedRow<Key>[]) => void;
  readonly newRow: TypedRow<Key>;
  readonly maxRows: number;
  readonly addLabel: string;
  readonly removeLabel: (row: TypedRow<Key>) => string;
  readonly problemAt: (at: number) => RowProblem<Key> | null;
  readonly onSave: () => void;
  readonly isSaving: boolean;
  /** Loads the table that a colleague saved meanwhile. Null if no colleague saved. */
  readonly onLoad: (() => void) | null;
};

/**
 * Editor for a small table of the platform, which is saved as a whole. Errors are shown after the first attempt to
 * save.
 */
export function TableEditor<Key extends string>(props: TableEditorProps<Key>) {
  const { title, hint, head, rows, onChange, newRow, maxRows, addLabel, onSave, isSaving, onLoad } = props;
  const [wasTried, setWasTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    onSave();
  };
  return (
    <form noValidate onSubmit={submit} className="mx-auto grid w-full max-w-xl grid-cols-1 gap-4">
      <Card title={title}>
        <p className="mb-3 text-note text-soft">{hint}</p>
        {head && <div className="mb-4">{head(wasTried)}</div>}
        <ul className="grid gap-3">
          {rows.map((_, at) => (
            <EditorRow key={at} {...props} at={at} wasTried={wasTried} />
          ))}
        </ul>
        {rows.length < maxRows && (
          <Button variant="quiet" icon="plus" className="mt-2 px-3" onClick={() => onChange([...rows, newRow])}>
            {addLabel}
          </Button>
        )}
      </Card>
      {onLoad && <ChangedMeanwhile onLoad={onLoad} isTable />}
      <Button type="submit" isWide isBusy={isSaving}>
        {t`保存`}
      </Button>
    </form>
  );
}

type EditorRowProps<Key extends string> = Pick<
  TableEditorProps<Key>,
  'columns' | 'rows' | 'onChange' | 'removeLabel' | 'problemAt'
> & { readonly at: number; readonly wasTried: boolean };

function EditorRow<Key extends string>(props: EditorRowProps<Key>) {
  const { columns, rows, onChange, removeLabel, problemAt, at, wasTried } = props;
  const row = rows[at];
  if (!row) return null;
  const problem = wasTried ? problemAt(at) : null;
  return (
    <li className="flex items-start gap-2">
      <div className="grid flex-1 grid-cols-2 items-start gap-2">
        {columns.map(({ key, normalize = (typed) => typed, ...field }) => (
          <TextField
            key={key}
            {...field}
            value={row[key]}
            onChange={(typed) => onChange(rows.with(at, { ...row, [key]: normalize(typed) }))}
            error={problem?.column === key ? problem.words : undefined}
          />
        ))}
      </div>
      <IconButton
        icon="trash"
        label={removeLabel(row)}
        onClick={() => onChange(rows.toSpliced(at, 1))}
        className="mt-7"
      />
    </li>
  );
}
