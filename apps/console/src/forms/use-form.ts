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
  /** Returns the input of the save call, or null while a field has an error. */
  readonly read: (form: Form) => Sent | null;
  /**
   * Sends the save call. `version` is the record version that this save replaces. `opened` are the form's values when
   * it was opened.
   */
  readonly send: (sent: Sent, version: Version, opened: Form) => Promise<unknown>;
  readonly within: string;
};

export const isChangedMeanwhile = (error: Error | null): boolean =>
  error instanceof CallError && error.reason === 'changed_meanwhile';

/**
 * State of a form that edits one record. After saving, the form returns to the previous screen. The form warns before
 * it overwrites a colleague's changes.
 */
export function useForm<Form extends object, Sent, Version extends number | undefined = undefined>(
  words: FormWords<Form, Sent, Version>,
) {
  const { screen, initial, read, send } = words;
  // Current version of the record. Undefined if the record has no version.
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
    // Wait one frame, because React has not rendered the errors yet.
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

/** Scrolls to the first field with an error, which may be off screen in a long form. */
export function showFirstError(): void {
  const wrong = document.querySelector<HTMLElement>('main [aria-invalid="true"], main [role="alert"]');
  wrong?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  wrong?.focus({ preventScroll: true });
}

/** Returns to the previous screen. If the browser tab is new and has no previous screen, opens the path `otherwise`. */
export function useGoBack(otherwise: string): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  return () => {
    if (history.canGoBack()) history.back();
    else void navigate({ to: otherwise, replace: true });
  };
}
