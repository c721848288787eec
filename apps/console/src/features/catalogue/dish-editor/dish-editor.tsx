import { Button, Card, DishPicture } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { UnsavedDialog } from '../../../forms/unsaved-dialog.tsx';
import { PhotosField } from '../../../pictures/photos-field.tsx';
import { AllergenSummary, MarksFields } from '../fields/marks-fields.tsx';
import type { MenuCategory } from '../menu/dish-availability.ts';
import { BasicsCard } from './basics-card.tsx';
import { DeleteDish } from './delete-dish.tsx';
import { errorBeneath } from './form/field-errors.ts';
import { type Edited, useDishEditing } from './form/use-dish-editing.ts';
import { NamesCard } from './names-card.tsx';
import { OptionsCard } from './options/options-card.tsx';
import { PlatePicker } from './plate-picker.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { ServedCard } from './served-card.tsx';
import { SetContentsCard } from './set-contents-card.tsx';

type DishEditorProps = Edited & { readonly categories: readonly MenuCategory[] };

/** All that guests may know of a dish, in the order in which it is thought of. */
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
