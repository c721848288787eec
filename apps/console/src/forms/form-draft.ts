import type { Staff } from '../platform/staff.ts';
import { tabStorage } from '../platform/storage.ts';

/** Typed values of a form, with the values and the version at opening. */
export type FormDraft<Form, Version> = { readonly form: Form; readonly opened: Form; readonly version: Version };

/** A draft belongs to one person. A colleague at the same counter starts from the saved values. */
const keyOf = ({ id }: Pick<Staff, 'id'>, screen: string) => `draft:${id}:${screen}`;

/**
 * Unsaved input of a form, which survives a reload and the end of a session. It is deleted once it is saved or left.
 */
export const draftStore = <Form, Version extends number | undefined>(
  staff: Pick<Staff, 'id'>,
  screen: string | null,
) => {
  const slot = screen === null ? null : tabStorage(keyOf(staff, screen));
  return {
    read: (): FormDraft<Form, Version> | null => readDraft<Form, Version>(slot?.read() ?? null),
    keep: (draft: FormDraft<Form, Version>) => slot?.write(JSON.stringify(draft)),
    forget: () => slot?.clear(),
  };
};

function readDraft<Form, Version>(text: string | null): FormDraft<Form, Version> | null {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
