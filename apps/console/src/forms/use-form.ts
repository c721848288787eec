import { CallError } from '@chifan/contract/client';
import { t } from '@lingui/core/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useAction } from '../platform/use-action.ts';
import { useRestorableForm } from './use-restorable-form.ts';

type FormWords<Form, Sent, Version> = {
  readonly screen: string | null;
  readonly initial: Form;
  readonly version?: Version;
  /** Returns the input of the call, null while a field is wrong. */
  readonly read: (form: Form) => Sent | null;
  /** `version` is the version to replace, `opened` the values at opening. */
  readonly send: (sent: Sent, version: Version, opened: Form) => Promise<unknown>;
  readonly within: string;
};

export const isChangedMeanwhile = (error: Error | null): boolean =>
  error instanceof CallError && error.reason === 'changed_meanwhile';

/** Form of one screen. Goes back after saving, and overwrites no colleague's changes without notice. */
export function useForm<Form extends object, Sent, Version extends number | undefined = undefined>(
  words: FormWords<Form, Sent, Version>,
) {
  const { screen, initial, read, send } = words;
  // Undefined if the record has no version.
  const standing = words.version as Version;
  const kept = useRestorableForm({ screen, initial, version: standing });
  const { form, setForm, version, isUnsaved, guard, takeTheirs } = kept;
  const [wasTried, setWasTried] = useState(false);
  const goBack = useGoBack(words.within);
  const save = useAction(({ sent, replaces }: { sent: Sent; replaces: Version }) => send(sent, replaces, kept.opened), {
    success: () => t`已保存`,
    onDone: () => {
      guard.release();
      goBack();
    },
  });
  const submitOver = (replaces: Version) => {
    const sent = read(form);
    setWasTried(true);
    if (sent !== null) save.mutate({ sent, replaces });
    // Errors are rendered in the next frame.
    else window.requestAnimationFrame(showFirstError);
  };
  const set = (change: Partial<Form>) => {
    setForm((before) => ({ ...before, ...change }));
    if (save.isError && !isChangedMeanwhile(save.error)) save.reset();
  };
  const theirs = isChangedMeanwhile(save.error)
    ? {
        take: () => {
          takeTheirs();
          save.reset();
        },
        replace: () => submitOver(standing),
      }
    : null;
  const submit = () => submitOver(version);
  return { form, set, setForm, isUnsaved, guard, save, submit, wasTried, theirs };
}

/** Scrolls to the first error, which may be far from the button in a long form. */
export function showFirstError(): void {
  const wrong = document.querySelector<HTMLElement>('main [aria-invalid="true"], main [role="alert"]');
  wrong?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  wrong?.focus({ preventScroll: true });
}

/** Goes back to the previous screen, or to `otherwise` in a new tab without a history. */
export function useGoBack(otherwise: string): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  return () => {
    if (history.canGoBack()) history.back();
    else void navigate({ to: otherwise, replace: true });
  };
}
