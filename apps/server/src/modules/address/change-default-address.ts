import { type Answer, refused } from '../../platform/http/answers.ts';
import type { Platform } from '../../platform/module.ts';
import { addressOf, clearDefault, lockAddressBook, writeDefault } from './address.store.ts';

export async function changeDefaultAddress(
  platform: Platform,
  input: { id: number },
  { caller }: { caller: { id: number } },
): Promise<Answer<boolean>> {
  return platform.database.transact(async (tx) => {
    await lockAddressBook(tx, caller.id);
    // Looked for first: an address that is not theirs must not cost them the default that they have.
    if (!(await addressOf(tx, caller.id, input.id))) return refused('address_not_found');
    await clearDefault(tx, caller.id);
    await writeDefault(tx, caller.id, input.id);
    return { ok: true, value: true };
  });
}
