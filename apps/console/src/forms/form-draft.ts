import type { Staff } from '../platform/staff.ts';
import { tabStorage } from '../platform/storage.ts';

/** What was typed on a screen, over what stood there, and the version of that. */
export type FormDraft<Form, Version> = { readonly form: Form; readonly opened: Form; readonly version: Version };

/** Whose draft it is: a colleague who signs in at the same counter begins with what stands. */
const keyOf = ({ id }: Pick<Staff, 'id'>, screen: string) => `draft:${id}:${screen}`;

/** What was typed and not saved, kept over the end of a session and a reload; it goes once it is saved or left. */
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
