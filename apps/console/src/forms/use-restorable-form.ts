import { useEffect, useMemo, useState } from 'react';
import { useStaff } from '../platform/staff.ts';
import { type UnsavedGuard, useUnsavedGuard } from '../platform/unsaved.ts';
import { draftStore } from './form-draft.ts';

type Standing<Form, Version> = {
  /** Name under which the draft is stored. Null stores no draft. */
  readonly screen: string | null;
  readonly initial: Form;
  readonly version: Version;
};

/**
 * Form values that are stored as a draft until saved, and restored after an expired session. Data that reloads in the
 * background does not replace typed values.
 */
export function useRestorableForm<Form extends object, Version extends number | undefined>({
  screen,
  initial,
  version,
}: Standing<Form, Version>) {
  const staff = useStaff();
  const store = useMemo(() => draftStore<Form, Version>(staff, screen), [staff, screen]);
  const [draft] = useState(() => store.read());
  const [opened, setOpened] = useState(
    draft ? { initial: draft.opened, version: draft.version } : { initial, version },
  );
  const [form, setForm] = useState(draft?.form ?? initial);
  const isUnsaved = JSON.stringify(form) !== JSON.stringify(opened.initial);
  const guard = useUnsavedGuard(isUnsaved);
  useEffect(() => {
    if (isUnsaved) store.write({ form, opened: opened.initial, version: opened.version });
  }, [store, form, isUnsaved, opened]);
  return {
    form,
    setForm,
    opened: opened.initial,
    /**
     * Version of the record when the form was opened. The server accepts the saved form only if the record still has
     * this version.
     */
    version: opened.version,
    isUnsaved,
    guard: deletingDraft(guard, store.clear),
    takeTheirs: () => {
      store.clear();
      setOpened({ initial, version });
      setForm(initial);
    },
  };
}

/** Wraps the guard for unsaved changes: the draft is deleted when staff save the form or confirm that they leave it. */
const deletingDraft = ({ pendingLeave, release }: UnsavedGuard, forget: () => void): UnsavedGuard => ({
  pendingLeave: pendingLeave && {
    stay: pendingLeave.stay,
    leave: () => {
      forget();
      pendingLeave.leave();
    },
  },
  release: () => {
    forget();
    release();
  },
});
