import { type Answer, refused } from '../../platform/http/answers.ts';
import type { Platform } from '../../platform/module.ts';
import { deleteAddress, lockAddressBook, promoteNewest } from './address.store.ts';

export async function removeAddress(
  platform: Platform,
  input: { id: number },
  { caller }: { caller: { id: number } },
): Promise<Answer<boolean>> {
  return platform.database.transact(async (tx) => {
    await lockAddressBook(tx, caller.id);
    const wasDefault = await deleteAddress(tx, caller.id, input.id);
    if (wasDefault === undefined) return refused('address_not_found');
    if (wasDefault) await promoteNewest(tx, caller.id);
    return { ok: true, value: true };
  });
}
