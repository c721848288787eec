import { DishPlate, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { FieldErrors } from '../../../dish-fields/field-errors.ts';
import { AllergenSummary, MarksFields } from '../../../dish-fields/marks-fields.tsx';
import { OptionsFields } from '../../../dish-fields/options-fields.tsx';
import { PlatePicker } from '../../../dish-fields/plate-picker.tsx';
import { SpiceField } from '../../../dish-fields/spice-field.tsx';
import { ItemHead } from '../../../forms/item-head.tsx';
import { nameText } from '../../../texts/dish-name.tsx';
import { ShortTexts } from '../../../texts/short-texts.tsx';
import type { PartForm } from './set-meal-form.ts';

type PartFieldsProps = {
  readonly part: PartForm;
  /** Path of this dish in the input of the save call, such as `draft.contents.0`. */
  readonly path: string;
  readonly isFaulty: boolean;
  readonly errors: FieldErrors;
  readonly onChange: (part: PartForm) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
};

const maxGroups = 6;

/**
 * The fields of a dish of a set meal. Collapsed until staff open them, but never collapsed while they have an error.
 */
export function PartFields(props: PartFieldsProps) {
  const { part, isFaulty, onMove, onRemove } = props;
  const nameZh = nameText(part.name);
  const [isOpen, setIsOpen] = useState(nameZh === '');
  const { quantity } = part;
  return (
    <li className="rounded-card border border-line p-3">
      <ItemHead
        name={nameZh || t`新的一道菜`}
        picture={<DishPlate plate={part.plate} size="tiny" />}
        onMove={onMove}
        onRemove={onRemove}
      />
      <details open={isOpen || isFaulty} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 flex-wrap items-center gap-x-3 text-note">
          <span className="text-link">{t`编辑（${quantity} 份）`}</span>
          <span className="text-soft">
            <AllergenSummary marks={part.allergens} />
          </span>
        </summary>
        <PartBody {...props} />
      </details>
    </li>
  );
}

function PartBody({ part, path, errors, onChange }: PartFieldsProps) {
  const set = (change: Partial<PartForm>) => onChange({ ...part, ...change });
  return (
    <div className="grid gap-3">
      <ShortTexts
        label={t`菜名`}
        texts={part.name}
        onChange={(name) => set({ name })}
        longest={80}
        error={errors[`${path}.name.zh-CN`]}
      />
      <TextField
        label={t`份数`}
        inputMode="numeric"
        value={part.quantity}
        onChange={(quantity) => set({ quantity })}
        error={errors[`${path}.quantity`]}
      />
      <SpiceField spice={part.spice} onChange={(spice) => set({ spice })} />
      <PlatePicker label={t`手绘图案`} value={part.plate} onChange={(plate) => set({ plate })} />
      <details>
        <summary className="flex min-h-11 items-center text-note text-link">{t`过敏原与饮食标注`}</summary>
        <MarksFields value={part} onChange={({ allergens, diet }) => set({ allergens, diet })} />
      </details>
      <section className="grid gap-2">
        <h4 className="text-note font-medium">{t`客人可选`}</h4>
        <OptionsFields
          options={part.options}
          onChange={(options) => set({ options })}
          path={`${path}.options`}
          errors={errors}
          maxGroups={maxGroups}
          hasPrices={false}
        />
      </section>
    </div>
  );
}
