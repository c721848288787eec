import { tabStorage } from '../../../platform/storage.ts';
import type { AddressDraft } from './address-draft.ts';

const stored = tabStorage('address-draft');

/** A stored draft. `of` is the id of the edited address, or "new". */
type Kept = { readonly of: string; readonly draft: AddressDraft };

/** The stored draft of an address form. The draft survives a reload, and a visit of the map or search screen. */
export function storedAddressDraft(of: string): AddressDraft | null {
  try {
    const kept = JSON.parse(stored.read() ?? 'null') as Kept | null;
    return kept?.of === of ? kept.draft : null;
  } catch {
    return null;
  }
}

export const storeAddressDraft = (of: string, draft: AddressDraft): void =>
  stored.write(JSON.stringify({ of, draft } satisfies Kept));

export const clearAddressDraft = (): void => stored.clear();
