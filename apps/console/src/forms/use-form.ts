import { t } from '@lingui/core/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useUnsavedGuard } from '../platform/unsaved.ts';
import { useAct } from '../platform/use-act.ts';
import { showFirstError } from './show-first-error.ts';

type FormWords<Form, Sent> = {
  readonly initial: Form;
  /** What is sent, or null while something is wrong. */
  readonly read: (form: Form) => Sent | null;
  readonly send: (sent: Sent) => Promise<unknown>;
};

/** What is typed of one screen until it is saved; then it leads back. What is fetched anew meanwhile changes nothing here. */
export function useForm<Form extends object, Sent>({ initial, read, send }: FormWords<Form, Sent>) {
  const [opened] = useState(initial);
  const [form, setForm] = useState(initial);
  const [wasTried, setWasTried] = useState(false);
  const isUnsaved = JSON.stringify(form) !== JSON.stringify(opened);
  const guard = useUnsavedGuard(isUnsaved);
  const { history } = useRouter();
  const save = useAct(send, {
    success: () => t`已保存`,
    onDone: () => {
      guard.release();
      history.back();
    },
  });
  const submit = () => {
    const sent = read(form);
    setWasTried(true);
    if (sent !== null) save.mutate(sent);
    // What is wrong is on screen with the next frame.
    else window.requestAnimationFrame(showFirstError);
  };
  const set = (change: Partial<Form>) => {
    setForm((before) => ({ ...before, ...change }));
    if (save.isError) save.reset();
  };
  return { form, set, setForm, isUnsaved, guard, save, submit, wasTried };
}
