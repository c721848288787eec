import type { Staff } from '../platform/staff.ts';
import { tabStorage } from '../platform/storage.ts';

/** What was typed on a screen, over what stood there, and the version of that. */
export type FormDraft<Form> = { readonly form: Form; readonly opened: Form; readonly version: number | undefined };

/** Whose draft it is: a colleague who signs in at the same counter begins with what stands. */
const keyOf = ({ id }: Pick<Staff, 'id'>, screen: string) => `draft:${id}:${screen}`;

/** What was typed and not saved, kept over the end of a session and a reload; it goes once it is saved or left. */
export const draftStore = <Form>(staff: Pick<Staff, 'id'>, screen: string | null) => {
  const slot = screen === null ? null : tabStorage(keyOf(staff, screen));
  return {
    read: (): FormDraft<Form> | null => readDraft<Form>(slot?.read() ?? null),
    keep: (draft: FormDraft<Form>) => slot?.write(JSON.stringify(draft)),
    forget: () => slot?.clear(),
  };
};

function readDraft<Form>(text: string | null): FormDraft<Form> | null {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
