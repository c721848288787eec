import { Button, Card } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { withItem, withItemMoved, withoutItem } from '../../../../forms/items.ts';
import { newGroup } from '../form/dish-form.ts';
import { errorBeneath } from '../form/field-errors.ts';
import type { DishEditing } from '../form/use-dish-editing.ts';
import { GroupFields } from './group-fields.tsx';

const maxGroups = 12;

export function OptionsCard({ editing: { form, set, errors } }: { readonly editing: DishEditing }) {
  const { options } = form;
  const refused = errors['dish.options'];
  return (
    <Card title={t`规格与加料`}>
      <p className="mb-2 text-note text-soft">{t`例如「份量」「辣度」「加料」，客人点菜时选择。`}</p>
      {refused !== undefined && (
        <p role="alert" className="text-note text-bad">
          {refused}
        </p>
      )}
      <ul className="grid gap-4">
        {options.map((group, at) => (
          <GroupFields
            key={group.key}
            group={group}
            at={at}
            isFaulty={errorBeneath(errors, `dish.options.${at}`) !== undefined}
            errors={errors}
            onChange={(changed) => set('options', withItem(options, at, changed))}
            onMove={(step) => set('options', withItemMoved(options, at, step))}
            onRemove={() => set('options', withoutItem(options, at))}
          />
        ))}
      </ul>
      {options.length < maxGroups && (
        <Button
          variant="secondary"
          icon="plus"
          className="mt-3"
          onClick={() => set('options', [...options, newGroup({ group: newKey(), choice: newKey() })])}
        >
          {t`添加一组选项`}
        </Button>
      )}
    </Card>
  );
}

const newKey = (): string => crypto.randomUUID();
