import { Button, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ItemHead } from '../forms/item-head.tsx';
import { withItem, withItemMoved, withoutItem } from '../forms/items.ts';
import { nameText } from '../texts/dish-name.tsx';
import { ShortTexts } from '../texts/short-texts.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import type { FieldErrors } from './field-errors.ts';
import { type GroupForm, newChoice } from './option-form.ts';

type GroupFieldsProps = {
  readonly group: GroupForm;
  readonly path: string;
  readonly isFaulty: boolean;
  readonly errors: FieldErrors;
  readonly hasPrices: boolean;
  readonly onChange: (group: GroupForm) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
};

const maxChoices = 30;

/**
 * One option group: its name, the number of choices that a guest may take, and the choices. A group with an error
 * cannot be collapsed.
 */
export function GroupFields(props: GroupFieldsProps) {
  const { group, isFaulty, onMove, onRemove } = props;
  const [isOpen, setIsOpen] = useState(nameText(group.name) === '');
  const count = group.choices.length;
  return (
    <li className="rounded-card border border-line p-3">
      <ItemHead name={nameText(group.name) || t`新的一组`} onMove={onMove} onRemove={onRemove} />
      <details open={isOpen || isFaulty} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 items-center text-note text-link">{t`编辑 ${count} 个选项`}</summary>
        <GroupBody {...props} />
      </details>
    </li>
  );
}

function GroupBody({ group, path, errors, hasPrices, onChange }: GroupFieldsProps) {
  const { choices } = group;
  return (
    <div className="grid gap-3">
      <ShortTexts
        label={t`这组选项的名称`}
        texts={group.name}
        onChange={(texts) => onChange({ ...group, name: texts })}
        longest={60}
        error={errors[`${path}.name.zh-CN`]}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={t`最少选`}
          inputMode="numeric"
          value={group.min}
          onChange={(min) => onChange({ ...group, min })}
          error={errors[`${path}.min`]}
        />
        <TextField
          label={t`最多选`}
          inputMode="numeric"
          value={group.max}
          onChange={(max) => onChange({ ...group, max })}
          error={errors[`${path}.max`] ?? errors[`${path}.choices`]}
        />
      </div>
      <ul className="grid gap-3">
        {choices.map((choice, place) => (
          <ChoiceFields
            key={choice.key}
            choice={choice}
            path={`${path}.choices.${place}`}
            errors={errors}
            hasPrices={hasPrices}
            onChange={(changed) => onChange({ ...group, choices: withItem(choices, place, changed) })}
            onMove={(step) => onChange({ ...group, choices: withItemMoved(choices, place, step) })}
            onRemove={() => onChange({ ...group, choices: withoutItem(choices, place) })}
          />
        ))}
      </ul>
      {choices.length < maxChoices && (
        <Button
          variant="quiet"
          icon="plus"
          onClick={() => onChange({ ...group, choices: [...choices, newChoice(crypto.randomUUID())] })}
        >
          {t`添加选项`}
        </Button>
      )}
    </div>
  );
}
