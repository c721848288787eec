import { Button, Card, Dialog, DishPicture, DishPlate, plates } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { UnsavedDialog } from '../../../forms/unsaved-dialog.tsx';
import { PhotosField } from '../../../pictures/photos-field.tsx';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { AllergenSummary, MarksFields } from '../fields/marks-fields.tsx';
import type { MenuCategory, MenuDish } from '../menu/dish-availability.ts';
import { BasicsCard } from './basics-card.tsx';
import { errorBeneath } from './form/field-errors.ts';
import { type Edited, useDishEditing } from './form/use-dish-editing.ts';
import { NamesCard } from './names-card.tsx';
import { OptionsCard } from './options/options-card.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { ServedCard } from './served-card.tsx';
import { SetContentsCard } from './set-contents-card.tsx';

type DishEditorProps = Edited & { readonly categories: readonly MenuCategory[] };

export function DishEditor({ categories, ...edited }: DishEditorProps) {
  const editing = useDishEditing(edited);
  const { form, set, errors, save } = editing;
  const [isPreviewing, setIsPreviewing] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editing.submit();
      }}
      className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4"
    >
      <NamesCard editing={editing} dish={edited.dish} />
      <BasicsCard editing={editing} categories={categories} />
      <Card title={t`照片`}>
        <PhotosField
          purpose="dish"
          photos={form.photos}
          picture={(src) => <DishPicture src={src} plate={form.plate} />}
          onChange={(change) => set('photos', change)}
          error={errorBeneath(errors, 'dish.photos')}
        />
        <PlatePicker value={form.plate} onChange={(plate) => set('plate', plate)} />
      </Card>
      <Card title={t`过敏原与饮食`}>
        <p className="mb-2 text-note text-soft">
          <AllergenSummary marks={form.allergens} />
        </p>
        <MarksFields
          value={form}
          onChange={({ allergens, diet }) => {
            set('allergens', allergens);
            set('diet', diet);
          }}
        />
      </Card>
      <OptionsCard editing={editing} />
      <SetContentsCard editing={editing} categories={categories} dishId={edited.dish?.id ?? null} />
      <ServedCard editing={editing} />
      {edited.dish && <DeleteDish shopId={edited.shopId} dish={edited.dish} onDone={editing.remove} />}
      <SaveBar
        isUnsaved={editing.isUnsaved}
        isBusy={save.isPending}
        failure={save.error?.message}
        theirs={editing.theirs}
      >
        <Button variant="secondary" icon="eye" onClick={() => setIsPreviewing(true)}>
          {t`预览`}
        </Button>
      </SaveBar>
      {isPreviewing && <PreviewPanel shopId={edited.shopId} form={form} onClose={() => setIsPreviewing(false)} />}
      <UnsavedDialog guard={editing.guard} />
    </form>
  );
}

type DeleteDishProps = { readonly shopId: number; readonly dish: MenuDish; readonly onDone: () => void };

/** For good; orders keep the dish as it was. */
function DeleteDish({ shopId, dish, onDone }: DeleteDishProps) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useAction(() => api('/rest/merchant/dish/delete', { shopId, dishId: dish.id }), {
    success: () => t`已删除`,
    onDone,
  });
  return (
    <div>
      <Button variant="danger" icon="trash" onClick={() => setIsAsking(true)}>
        {t`删除这道菜`}
      </Button>
      <Dialog isOpen={isAsking} title={t`删除「${dish.nameZh}」？`} onClose={() => setIsAsking(false)}>
        <p className="mb-4 text-soft">{t`删除后无法恢复，已有订单不受影响。只是今天卖完的话，请用「售罄」。`}</p>
        <Button variant="danger" isWide isBusy={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {t`删除`}
        </Button>
      </Dialog>
    </div>
  );
}

type PlatePickerProps = { readonly value: string; readonly onChange: (plate: string) => void };

function PlatePicker({ value, onChange }: PlatePickerProps) {
  const name = useId();
  return (
    <details className="mt-3">
      <summary className="flex min-h-11 items-center text-note text-link">{t`没有照片时的手绘图案`}</summary>
      <fieldset>
        <legend className="sr-only">{t`手绘图案`}</legend>
        <div className="flex flex-wrap gap-2">
          {plates.map((plate, at) => {
            const number = at + 1;
            return (
              <label
                key={plate}
                className="relative rounded-small border-2 border-transparent p-0.5 has-checked:border-brand has-focus-visible:outline-3 has-focus-visible:outline-link"
              >
                <input
                  type="radio"
                  name={name}
                  aria-label={t`图案 ${number}`}
                  checked={plate === value}
                  onChange={() => onChange(plate)}
                  className="sr-only"
                />
                <DishPlate plate={plate} size="small" />
              </label>
            );
          })}
        </div>
      </fieldset>
    </details>
  );
}
