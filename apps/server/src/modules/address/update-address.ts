import { type Answer, refused } from '../../platform/http/answers.ts';
import type { Platform } from '../../platform/module.ts';
import { changeAddress, clearDefault, lockAddressBook, type MemberAddress, writeDefault } from './address.store.ts';
import { type AddressInput, readAddressFields } from './read-address-fields.ts';

/** Changes an address. The default one stays it until another is made so: a book that is not empty always has one. */
export async function updateAddress(
  platform: Platform,
  input: AddressInput & { id: number },
  { caller }: { caller: { id: number } },
): Promise<Answer<MemberAddress>> {
  const read = readAddressFields(input);
  if (!read.ok) return read;
  return platform.database.transact(async (tx) => {
    await lockAddressBook(tx, caller.id);
    const changed = await changeAddress(tx, caller.id, input.id, read.value);
    if (changed === undefined) return refused('address_not_found');
    if (!input.isDefault || changed.isDefault) return { ok: true, value: changed };
    await clearDefault(tx, caller.id);
    await writeDefault(tx, caller.id, input.id);
    return { ok: true, value: { ...changed, isDefault: true } };
  });
}
