import { type ReactNode, useId } from 'react';
import type { UnsavedGuard } from '../platform/unsaved.ts';
import type { ConflictActions } from './changed-notice.tsx';
import { SaveBar } from './save-bar.tsx';
import { UnsavedDialog } from './unsaved-dialog.tsx';

type EditFormProps = {
  readonly editing: {
    readonly isUnsaved: boolean;
    readonly guard: UnsavedGuard;
    readonly save: { readonly isPending: boolean; readonly error: Error | null };
    readonly submit: () => void;
    readonly theirs: ConflictActions | null;
  };
  /** True if the form shows default values, which staff can confirm by saving them unchanged. */
  readonly isUnconfirmed?: boolean;
  /** Buttons next to the save button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

export function EditForm({ editing, isUnconfirmed = false, actions, children }: EditFormProps) {
  const { isUnsaved, guard, save, submit, theirs } = editing;
  const formId = useId();
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4"
    >
      {children}
      <SaveBar
        formId={formId}
        isUnsaved={isUnsaved}
        isUnconfirmed={isUnconfirmed}
        isBusy={save.isPending}
        failure={save.error?.message}
        theirs={theirs}
      >
        {actions}
      </SaveBar>
      <UnsavedDialog guard={guard} />
    </form>
  );
}
