import type { Staff } from '../platform/staff.ts';
import { tabStorage } from '../platform/storage.ts';

/** Unsaved values of a form, and the values and version of the record when it was opened. */
export type FormDraft<Form, Version> = { readonly form: Form; readonly opened: Form; readonly version: Version };

/**
 * The storage key contains the ID of the member of staff, so that a colleague on the same device does not get the
 * draft.
 */
const keyOf = ({ id }: Pick<Staff, 'id'>, screen: string) => `draft:${id}:${screen}`;

/**
 * Stores unsaved input of a form in the browser tab. The draft survives a reload and an expired session, and is deleted
 * when the form is saved or left.
 */
export const draftStore = <Form, Version extends number | undefined>(
  staff: Pick<Staff, 'id'>,
  screen: string | null,
) => {
  const slot = screen === null ? null : tabStorage(keyOf(staff, screen));
  return {
    read: (): FormDraft<Form, Version> | null => readDraft<Form, Version>(slot?.read() ?? null),
    write: (draft: FormDraft<Form, Version>) => slot?.write(JSON.stringify(draft)),
    clear: () => slot?.clear(),
  };
};

function readDraft<Form, Version>(text: string | null): FormDraft<Form, Version> | null {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
