import { Button, Card, DishPicture } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorsOfFailure, errorUnder, problemLabels } from '../../../dish-fields/field-errors.ts';
import { PlatePicker } from '../../../dish-fields/plate-picker.tsx';
import { EditForm } from '../../../forms/edit-form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { ServedHours } from '../../../hours/served-hours.tsx';
import { PhotosField } from '../../../pictures/photos-field.tsx';
import { api } from '../../../platform/api.ts';
import { useKeyFor } from '../../../platform/use-action.ts';
import { TextsFields } from '../../../texts/texts-fields.tsx';
import type { StaffBrand, StaffSetMeal } from '../set-meals.query.ts';
import { BranchesCard } from './branches-card.tsx';
import { ContentsCard } from './contents-card.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { PriceCard } from './price-card.tsx';
import { setMealProblemLabels } from './problem-words.ts';
import { problemsOfSetMeal, readSetMeal } from './read-set-meal.ts';
import { SaleCard } from './sale-card.tsx';
import { formOfSetMeal, type SetMealForm, type SetMealPartProps } from './set-meal-form.ts';

type SetMealEditorProps = {
  /** The set meal to edit, or null for a new set meal. */
  readonly setMeal: StaffSetMeal | null;
  readonly blank: SetMealForm;
  readonly brands: readonly StaffBrand[];
};

const maxPhotos = 9;

export function SetMealEditor({ setMeal, blank, brands }: SetMealEditorProps) {
  const editing = useSetMealEditing({ setMeal, blank });
  const { form, set, setForm } = editing;
  const part: SetMealPartProps = { form, set, errors: editing.errors };
  const [isPreviewing, setIsPreviewing] = useState(false);
  return (
    <EditForm
      editing={editing}
      actions={
        <Button variant="secondary" icon="eye" onClick={() => setIsPreviewing(true)}>
          {t`预览`}
        </Button>
      }
    >
      <TextsCard {...part} />
      <BranchesCard {...part} brands={brands} />
      <PriceCard {...part} />
      <ContentsCard {...part} />
      <Card title={t`照片`}>
        <PhotosField
          purpose="dish"
          most={maxPhotos}
          picture={(src) => <DishPicture src={src} plate={form.plate} />}
          photos={form.photos}
          onChange={(change) => setForm((before) => ({ ...before, photos: change(before.photos) }))}
          error={errorUnder(part.errors, 'draft.photos')}
        />
        <PlatePicker value={form.plate} onChange={(plate) => set({ plate })} />
      </Card>
      <SaleCard {...part} />
      <Card title={t`供应时间`}>
        <ServedHours
          served={form.served}
          onChange={(served) => set({ served })}
          error={part.errors['draft.servedHours']}
        />
      </Card>
      {isPreviewing && <PreviewPanel form={form} onClose={() => setIsPreviewing(false)} />}
    </EditForm>
  );
}

function useSetMealEditing({ setMeal, blank }: Omit<SetMealEditorProps, 'brands'>) {
  const keyFor = useKeyFor();
  const editing = useForm({
    screen: `set-meal:${setMeal?.id ?? 'new'}`,
    within: '/set-meals',
    initial: setMeal ? formOfSetMeal(setMeal.draft) : blank,
    version: setMeal?.editVersion,
    read: (form) => readSetMeal(form, setMeal?.draft.servedHours),
    send: (draft, editVersion, opened) => {
      // Sends the stock at the time of opening. If staff did not change it, the server does not overwrite the current
      // stock.
      const stockSeen = opened.stock === '' ? null : Number(opened.stock);
      const over = setMeal === null || editVersion === undefined ? {} : { id: setMeal.id, editVersion, stockSeen };
      const sent = { draft, ...over };
      return api('/rest/platform/setMeal/save', sent, { idempotencyKey: keyFor(sent) });
    },
  });
  const { form, wasTried, save } = editing;
  const found = wasTried ? problemLabels(problemsOfSetMeal(form), setMealProblemLabels) : {};
  return { ...editing, errors: { ...errorsOfFailure(save.error), ...found } };
}

function TextsCard({ form, set, errors }: SetMealPartProps) {
  return (
    <Card title={t`名称与介绍`}>
      <TextsFields
        main={form.name}
        fields={[
          { label: t`套餐名称`, texts: form.name, onChange: (name) => set({ name }), longest: 80 },
          {
            label: t`介绍`,
            texts: form.description,
            onChange: (description) => set({ description }),
            longest: 600,
            lines: 3,
          },
          { label: t`购买须知`, texts: form.terms, onChange: (terms) => set({ terms }), longest: 600, lines: 3 },
        ]}
        error={errors['draft.name.zh-CN'] === undefined ? undefined : t`请在「中文」里填写套餐名称。`}
      />
    </Card>
  );
}
