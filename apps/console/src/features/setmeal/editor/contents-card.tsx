import { Button, Card, FieldError } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { errorUnder } from '../../../dish-fields/field-errors.ts';
import { withItem, withItemMoved, withoutItem } from '../../../forms/items.ts';
import { PartFields } from './part-fields.tsx';
import { newPart, type SetMealPartProps } from './set-meal-form.ts';

const maxParts = 20;

export function ContentsCard({ form: { contents }, set, errors }: SetMealPartProps) {
  const refused = errors['draft.contents'];
  return (
    <Card title={t`套餐内容`}>
      <p className="mb-2 text-note text-soft">
        {t`逐道菜填写。过敏原与饮食标注会合并到整个套餐；有一道菜未知，整个套餐就显示「未确认」。`}
      </p>
      <ul className="grid gap-4">
        {contents.map((part, at) => (
          <PartFields
            key={part.key}
            part={part}
            path={`draft.contents.${at}`}
            isFaulty={errorUnder(errors, `draft.contents.${at}`) !== undefined}
            errors={errors}
            onChange={(changed) => set({ contents: withItem(contents, at, changed) })}
            onMove={(step) => set({ contents: withItemMoved(contents, at, step) })}
            onRemove={() => set({ contents: withoutItem(contents, at) })}
          />
        ))}
      </ul>
      {refused !== undefined && <FieldError message={refused} />}
      {contents.length < maxParts && (
        <Button
          variant="secondary"
          icon="plus"
          className="mt-3"
          onClick={() => set({ contents: [...contents, newPart(crypto.randomUUID())] })}
        >
          {t`加入一道菜`}
        </Button>
      )}
    </Card>
  );
}
