import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { withItem, withItemMoved, withoutItem } from '../forms/items.ts';
import { errorUnder, type FieldErrors } from './field-errors.ts';
import { GroupFields } from './group-fields.tsx';
import { type GroupForm, newGroup } from './option-form.ts';

type OptionsFieldsProps = {
  readonly options: readonly GroupForm[];
  readonly onChange: (options: readonly GroupForm[]) => void;
  /** Path of the option groups in the input of the save call. The keys of `errors` begin with it. */
  readonly path: string;
  readonly errors: FieldErrors;
  readonly maxGroups: number;
  /** Whether a choice may have a surcharge. */
  readonly hasPrices: boolean;
};

export function OptionsFields({ options, onChange, path, errors, maxGroups, hasPrices }: OptionsFieldsProps) {
  const refused = errors[path];
  return (
    <div className="grid gap-3">
      {refused !== undefined && (
        <p role="alert" className="text-note text-bad">
          {refused}
        </p>
      )}
      <ul className="grid gap-4 empty:hidden">
        {options.map((group, at) => (
          <GroupFields
            key={group.key}
            group={group}
            path={`${path}.${at}`}
            isFaulty={errorUnder(errors, `${path}.${at}`) !== undefined}
            errors={errors}
            hasPrices={hasPrices}
            onChange={(changed) => onChange(withItem(options, at, changed))}
            onMove={(step) => onChange(withItemMoved(options, at, step))}
            onRemove={() => onChange(withoutItem(options, at))}
          />
        ))}
      </ul>
      {options.length < maxGroups && (
        <div>
          <Button
            variant="secondary"
            icon="plus"
            onClick={() => onChange([...options, newGroup({ group: newKey(), choice: newKey() })])}
          >
            {t`添加一组选项`}
          </Button>
        </div>
      )}
    </div>
  );
}

const newKey = (): string => crypto.randomUUID();
