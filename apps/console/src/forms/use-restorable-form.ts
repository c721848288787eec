import { useEffect, useMemo, useState } from 'react';
import { useStaff } from '../platform/staff.ts';
import { type UnsavedGuard, useUnsavedGuard } from '../platform/unsaved.ts';
import { draftStore } from './form-draft.ts';

type Standing<Form, Version> = {
  /** Name of the form. Null stores no draft. */
  readonly screen: string | null;
  readonly initial: Form;
  readonly version: Version;
};

/** Reloaded data changes no typed values. Input left unsaved by an ended session is restored. */
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
    if (isUnsaved) store.keep({ form, opened: opened.initial, version: opened.version });
  }, [store, form, isUnsaved, opened]);
  return {
    form,
    setForm,
    opened: opened.initial,
    /** The version that was opened, which the change replaces. */
    version: opened.version,
    isUnsaved,
    guard: forgetting(guard, store.forget),
    takeTheirs: () => {
      store.forget();
      setOpened({ initial, version });
      setForm(initial);
    },
  };
}

/** Deletes the draft when staff save or leave on purpose. */
const forgetting = ({ asks, release }: UnsavedGuard, forget: () => void): UnsavedGuard => ({
  asks: asks && {
    stay: asks.stay,
    leave: () => {
      forget();
      asks.leave();
    },
  },
  release: () => {
    forget();
    release();
  },
});
