import { CallError } from '@chifan/contract/client';
import { t } from '@lingui/core/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useAction } from '../platform/use-action.ts';
import { useKeptForm } from './use-kept-form.ts';

type FormWords<Form, Sent, Version> = {
  readonly screen: string | null;
  readonly initial: Form;
  readonly version?: Version;
  /** What is sent, or null while something is wrong. */
  readonly read: (form: Form) => Sent | null;
  /** `version` is the one that is replaced, `opened` what stood when it was opened. */
  readonly send: (sent: Sent, version: Version, opened: Form) => Promise<unknown>;
  readonly within: string;
};

export const isChangedMeanwhile = (error: Error | null): boolean =>
  error instanceof CallError && error.reason === 'changed_meanwhile';

/** One screen's form: saved it leads back; what somebody else saved meanwhile is not overwritten unseen. */
export function useForm<Form extends object, Sent, Version extends number | undefined = undefined>(
  words: FormWords<Form, Sent, Version>,
) {
  const { screen, initial, read, send } = words;
  // Absent where none is counted.
  const standing = words.version as Version;
  const kept = useKeptForm({ screen, initial, version: standing });
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
    // What is wrong is on screen with the next frame.
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

/** Brings what has to be mended into sight: in a long form it may stand far from the button. */
export function showFirstError(): void {
  const wrong = document.querySelector<HTMLElement>('main [aria-invalid="true"], main [role="alert"]');
  wrong?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  wrong?.focus({ preventScroll: true });
}

/** Back to where this screen was opened from; in a tab of its own, where nothing lies behind it, to `otherwise`. */
export function useGoBack(otherwise: string): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  return () => {
    if (history.canGoBack()) history.back();
    else void navigate({ to: otherwise, replace: true });
  };
}
