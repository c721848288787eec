import { useEffect, useMemo, useState } from 'react';
import { useStaff } from '../platform/staff.ts';
import { type UnsavedGuard, useUnsavedGuard } from '../platform/unsaved.ts';
import { draftStore } from './form-draft.ts';

type Standing<Form, Version> = {
  /** Names the form among all; null: no draft of it is kept. */
  readonly screen: string | null;
  readonly initial: Form;
  readonly version: Version;
};

/** What is fetched meanwhile changes nothing typed; what a session that ended left unsaved is there again. */
export function useKeptForm<Form extends object, Version extends number | undefined>({
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
    /** Which version is changed: the one that was opened. */
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

/** Whoever leaves on purpose, or has saved, leaves no draft behind. */
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
