import type { DishDraft } from '@chifan/contract/merchant';
import { t } from '@lingui/core/macro';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { showFirstError } from '../../../../forms/show-first-error.ts';
import { api } from '../../../../platform/api.ts';
import { useUnsavedGuard } from '../../../../platform/unsaved.ts';
import { useAct } from '../../../../platform/use-act.ts';
import type { MenuDish } from '../../menu/dish-availability.ts';
import type { DishForm } from './dish-form.ts';
import { errorsOfFailure, type FieldErrors, withoutBeneath, wordsOfProblems } from './field-errors.ts';
import { readDish } from './read-dish.ts';

export type Edited = {
  readonly shopId: number;
  /** null: a new one. */
  readonly dish: MenuDish | null;
  readonly initial: DishForm;
};

/** Sets one field; a function takes what stands there when it is set, for what arrives late. */
export type SetField = <Field extends keyof DishForm>(
  field: Field,
  value: DishForm[Field] | ((before: DishForm[Field]) => DishForm[Field]),
) => void;

/** What is typed of a dish until it is saved. The menu that is fetched anew meanwhile changes nothing here. */
export function useDishEditing(edited: Edited) {
  // As it was when the editor was opened: orders that take from the stock meanwhile must not be undone by saving.
  const [{ initial, dish, shopId }] = useState(edited);
  const [form, setForm] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const isUnsaved = JSON.stringify(form) !== JSON.stringify(initial);
  const guard = useUnsavedGuard(isUnsaved);
  const { history } = useRouter();
  const save = useSaveDish({ shopId, dish, initial }, () => {
    guard.release();
    history.back();
  });
  const set: SetField = (field, value) => {
    setForm((before) => ({ ...before, [field]: typeof value === 'function' ? value(before[field]) : value }));
    setErrors((before) => withoutBeneath(before, `dish.${field}`));
    if (save.isError) save.reset();
  };
  const submit = () => {
    const read = readDish(form, dish?.servedHours ?? null);
    setErrors(read.ok ? {} : wordsOfProblems(read.problems));
    if (read.ok) save.mutate(read.dish);
    else window.requestAnimationFrame(showFirstError);
  };
  const remove = () => {
    guard.release();
    history.back();
  };
  const shownErrors: FieldErrors = { ...errorsOfFailure(save.error), ...errors };
  return { form, set, errors: shownErrors, isUnsaved, guard, submit, save, remove };
}

export type DishEditing = ReturnType<typeof useDishEditing>;

function useSaveDish({ shopId, dish, initial }: Edited, onDone: () => void) {
  // One key for one meaning: what is sent again unchanged creates nothing twice, what was changed is something new.
  const sent = useRef({ text: '', key: '' });
  const keyFor = (draft: DishDraft) => {
    const text = JSON.stringify(draft);
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    return sent.current.key;
  };
  const stockSeen = initial.stock === '' ? null : Number(initial.stock);
  return useAct(
    (draft: DishDraft) =>
      api(
        '/rest/merchant/dish/save',
        { shopId, dish: draft, ...(dish === null ? {} : { dishId: dish.id, stockSeen }) },
        { idempotencyKey: keyFor(draft) },
      ),
    { success: () => t`已保存`, onDone },
  );
}
