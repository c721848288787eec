import { Checkbox, IconButton, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { nameText } from '../texts/dish-name.tsx';
import { ShortTexts } from '../texts/short-texts.tsx';
import type { FieldErrors } from './field-errors.ts';
import { AllergenSummary, MarksFields } from './marks-fields.tsx';
import { type ChoiceForm, type MarksForm, unansweredMarks } from './option-form.ts';

type ChoiceFieldsProps = {
  readonly choice: ChoiceForm;
  readonly path: string;
  readonly errors: FieldErrors;
  readonly hasPrices: boolean;
  readonly onChange: (choice: ChoiceForm) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
};

export function ChoiceFields({ choice, path, errors, hasPrices, ...acts }: ChoiceFieldsProps) {
  const { onChange, onMove, onRemove } = acts;
  const name = nameText(choice.name) || t`新选项`;
  return (
    <li className="grid gap-2 rounded-small bg-sunken p-3">
      <ShortTexts
        label={t`选项名称`}
        texts={choice.name}
        onChange={(texts) => onChange({ ...choice, name: texts })}
        longest={60}
        error={errors[`${path}.name.zh-CN`]}
      />
      {hasPrices && (
        <TextField
          label={t`加价（元）`}
          inputMode="decimal"
          placeholder="0"
          value={choice.price}
          onChange={(price) => onChange({ ...choice, price })}
          error={errors[`${path}.price`]}
        />
      )}
      <Checkbox
        label={t`已售罄`}
        isChecked={choice.isSoldOut}
        onChange={(isSoldOut) => onChange({ ...choice, isSoldOut })}
      />
      <ChoiceMarks marks={choice.marks} onChange={(marks) => onChange({ ...choice, marks })} />
      <div className="flex justify-end">
        <IconButton icon="up" label={t`「${name}」上移`} onClick={() => onMove(-1)} />
        <IconButton icon="down" label={t`「${name}」下移`} onClick={() => onMove(1)} />
        <IconButton icon="trash" label={t`删除「${name}」`} onClick={onRemove} />
      </div>
    </li>
  );
}

type ChoiceMarksProps = { readonly marks: MarksForm | null; readonly onChange: (marks: MarksForm) => void };

function ChoiceMarks({ marks, onChange }: ChoiceMarksProps) {
  const known = marks ?? unansweredMarks;
  return (
    <details>
      <summary className="flex min-h-11 items-center text-note text-link">{t`这个选项带来的过敏原与饮食标注`}</summary>
      <p className="text-note text-soft">
        <AllergenSummary marks={known.allergens} />
      </p>
      <MarksFields value={known} onChange={onChange} />
    </details>
  );
}
