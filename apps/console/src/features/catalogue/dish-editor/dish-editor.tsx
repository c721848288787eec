import { Button, Card, Dialog, DishPicture } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { errorUnder } from '../../../dish-fields/field-errors.ts';
import { AllergenSummary, MarksFields } from '../../../dish-fields/marks-fields.tsx';
import type { MarksForm } from '../../../dish-fields/option-form.ts';
import { OptionsFields } from '../../../dish-fields/options-fields.tsx';
import { PlatePicker } from '../../../dish-fields/plate-picker.tsx';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { UnsavedDialog } from '../../../forms/unsaved-dialog.tsx';
import { ServedHours } from '../../../hours/served-hours.tsx';
import { PhotosField } from '../../../pictures/photos-field.tsx';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { nameText } from '../../../texts/dish-name.tsx';
import type { MenuCategory, MenuDish } from '../menu/dish-availability.ts';
import { BasicsCard } from './basics-card.tsx';
import type { LikelyMarks } from './drafts/likely-marks.ts';
import { LikelyMarksNote } from './drafts/likely-marks-note.tsx';
import { type DishEditing, type DishEditingOptions, useDishEditing } from './form/use-dish-editing.ts';
import { NamesCard } from './names-card.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { SetContentsCard } from './set-contents-card.tsx';

type DishEditorProps = DishEditingOptions & { readonly categories: readonly MenuCategory[] };

const maxGroups = 12;

export function DishEditor({ categories, ...edited }: DishEditorProps) {
  const editing = useDishEditing(edited);
  const { form, set, errors, save } = editing;
  const formId = useId();
  const [likely, setLikely] = useState<LikelyMarks | null>(null);
  const [isPreviewing, setIsPreviewing] = useState(false);
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editing.submit();
      }}
      className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4"
    >
      <NamesCard editing={editing} dish={edited.dish} shopId={edited.shopId} onLikely={setLikely} />
      <BasicsCard editing={editing} categories={categories} />
      <PhotosCard editing={editing} />
      <MarksCard editing={editing} likely={likely} />
      <Card title={t`规格与加料`}>
        <p className="mb-2 text-note text-soft">{t`例如「份量」「辣度」「加料」，客人点菜时选择。`}</p>
        <OptionsFields
          options={form.options}
          onChange={(options) => set('options', options)}
          path="dish.options"
          errors={errors}
          maxGroups={maxGroups}
          hasPrices
        />
      </Card>
      <SetContentsCard editing={editing} categories={categories} dishId={edited.dish?.id ?? null} />
      <Card title={t`供应时间`}>
        <ServedHours
          served={form.served}
          onChange={(served) => set('served', served)}
          error={errors['dish.servedHours']}
        />
      </Card>
      {edited.dish && <DeleteDish shopId={edited.shopId} dish={edited.dish} onDone={editing.remove} />}
      <SaveBar
        formId={formId}
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

type PartProps = { readonly editing: DishEditing };

function PhotosCard({ editing: { form, set, errors } }: PartProps) {
  return (
    <Card title={t`照片`}>
      <PhotosField
        purpose="dish"
        photos={form.photos}
        picture={(src) => <DishPicture src={src} plate={form.plate} />}
        onChange={(change) => set('photos', change)}
        error={errorUnder(errors, 'dish.photos')}
      />
      <PlatePicker value={form.plate} onChange={(plate) => set('plate', plate)} />
    </Card>
  );
}

type MarksCardProps = PartProps & { readonly likely: LikelyMarks | null };

function MarksCard({ editing: { form, set }, likely }: MarksCardProps) {
  const setMarks = ({ allergens, diet }: MarksForm) => {
    set('allergens', allergens);
    set('diet', diet);
  };
  return (
    <Card title={t`过敏原与饮食`}>
      <p className="mb-2 text-note text-soft">
        <AllergenSummary marks={form.allergens} />
      </p>
      {likely && <LikelyMarksNote marks={form} likely={likely} onTake={setMarks} />}
      <MarksFields value={form} onChange={setMarks} />
    </Card>
  );
}

type DeleteDishProps = { readonly shopId: number; readonly dish: MenuDish; readonly onDone: () => void };

/** Deletes a dish permanently. Past orders do not change, because each order has its own copy of the dish. */
function DeleteDish({ shopId, dish, onDone }: DeleteDishProps) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useAction(() => api('/rest/merchant/dish/delete', { shopId, dishId: dish.id }), {
    success: () => t`已删除`,
    onDone,
  });
  const nameZh = nameText(dish.name);
  return (
    <div>
      <Button variant="danger" icon="trash" onClick={() => setIsAsking(true)}>
        {t`删除这道菜`}
      </Button>
      <Dialog isOpen={isAsking} title={t`删除「${nameZh}」？`} onClose={() => setIsAsking(false)}>
        <p className="mb-4 text-soft">{t`删除后无法恢复，已有订单不受影响。只是今天卖完的话，请用「售罄」。`}</p>
        <Button variant="danger" isWide isBusy={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {t`删除`}
        </Button>
      </Dialog>
    </div>
  );
}
