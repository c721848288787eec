import type { DishDraft } from '@chifan/contract/catalogue/editing-views';
import type { Language } from '@chifan/domain';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import {
  dishProblemLabels,
  errorsOfFailure,
  type FieldErrors,
  problemLabels,
  withoutErrorsUnder,
} from '../../../../dish-fields/field-errors.ts';
import { isChangedMeanwhile, showFirstError, useGoBack } from '../../../../forms/use-form.ts';
import { useRestorableForm } from '../../../../forms/use-restorable-form.ts';
import { api } from '../../../../platform/api.ts';
import { useAction, useKeyFor } from '../../../../platform/use-action.ts';
import type { MenuDish } from '../../menu/dish-availability.ts';
import type { DishForm } from './dish-form.ts';
import { draftedLanguages } from './name-drafts.ts';
import { readDish } from './read-dish.ts';

export type DishEditingOptions = {
  readonly shopId: number;
  /** The dish to edit, or null for a new dish. */
  readonly dish: MenuDish | null;
  readonly initial: DishForm;
};

/** Sets one field of the form. Asynchronous callers pass a function, which gets the field's current value. */
export type SetField = <Field extends keyof DishForm>(
  field: Field,
  value: DishForm[Field] | ((before: DishForm[Field]) => DishForm[Field]),
) => void;

/** Changes the dish names together with the list of drafted names. */
export type SetName = (change: (before: DishForm) => Pick<DishForm, 'name' | 'nameDrafts'>) => void;

/** State of the dish in the editor until it is saved. A refetch of the menu does not discard the edits. */
export function useDishEditing(edited: DishEditingOptions) {
  // The dish as it was when the editor opened. The save call sends the stock of that time, so that the server notices
  // whether staff changed the stock, and does not undo the changes by orders since then.
  const [{ dish, shopId }, setOpened] = useState(edited);
  const [errors, setErrors] = useState<FieldErrors>({});
  const standing = edited.dish?.editVersion;
  const kept = useRestorableForm({
    screen: `menu-dish:${shopId}:${dish?.id ?? 'new'}`,
    initial: edited.initial,
    version: standing,
  });
  const { form, setForm, isUnsaved, guard } = kept;
  const goBack = useGoBack('/menu');
  const done = () => {
    guard.release();
    goBack();
  };
  const save = useSaveDish({ shopId, dish, initial: kept.opened }, done);
  const set: SetField = (field, value) => {
    setForm((before) => ({ ...before, [field]: typeof value === 'function' ? value(before[field]) : value }));
    setErrors((before) => withoutErrorsUnder(before, `dish.${field}`));
    if (save.isError && !isChangedMeanwhile(save.error)) save.reset();
  };
  const setName: SetName = (change) => {
    setForm((before) => ({ ...before, ...change(before) }));
    setErrors((before) => withoutErrorsUnder(before, 'dish.name'));
  };
  const submitOver = (version: number | undefined) => {
    const read = readDish(form, dish?.servedHours ?? null);
    setErrors(read.ok ? {} : problemLabels(read.problems, dishProblemLabels));
    if (read.ok) save.mutate({ draft: read.dish, draftNames: draftedLanguages(form), version });
    else window.requestAnimationFrame(showFirstError);
  };
  const theirs = isChangedMeanwhile(save.error)
    ? {
        take: () => {
          setOpened(edited);
          kept.takeTheirs();
          save.reset();
        },
        replace: () => submitOver(standing),
      }
    : null;
  const shownErrors: FieldErrors = { ...errorsOfFailure(save.error), ...errors };
  const submit = () => submitOver(kept.version);
  return { form, set, setName, errors: shownErrors, isUnsaved, guard, submit, save, remove: done, theirs };
}

export type DishEditing = ReturnType<typeof useDishEditing>;

type Saved = {
  readonly draft: DishDraft;
  readonly draftNames: readonly Language[];
  readonly version: number | undefined;
};

function useSaveDish({ shopId, dish, initial }: DishEditingOptions, onDone: () => void) {
  const keyFor = useKeyFor();
  const stockSeen = initial.stock === '' ? null : Number(initial.stock);
  return useAction(
    ({ draft, draftNames, version }: Saved) =>
      api(
        '/rest/merchant/dish/save',
        {
          shopId,
          dish: draft,
          draftNames: [...draftNames],
          ...(dish === null ? {} : { dishId: dish.id, stockSeen, version }),
        },
        { idempotencyKey: keyFor({ draft, draftNames, version }) },
      ),
    { success: () => t`已保存`, onDone },
  );
}
