import { farMove } from '@chifan/domain/address';
import { type Answer, refused } from '../../platform/http/answers.ts';
import type { Platform } from '../../platform/module.ts';
import {
  addressOf,
  changeAddress,
  clearDefault,
  lockAddressBook,
  type MemberAddress,
  writeDefault,
} from './address.store.ts';
import { objectionToPlace } from './address-for-order.ts';
import { type AddressInput, readAddressFields } from './read-address-fields.ts';

/** To a far place only with the guest's yes (rule address-4). The default one stays it: a book always has one. */
export async function updateAddress(
  platform: Platform,
  input: AddressInput & { id: number; isFarConfirmed: boolean },
  { caller }: { caller: { id: number } },
): Promise<Answer<MemberAddress>> {
  const read = readAddressFields(input);
  if (!read.ok) return read;
  const objection = await objectionToPlace(platform.database.read, read.value);
  if (objection) return objection;
  return platform.database.transact(async (tx) => {
    await lockAddressBook(tx, caller.id);
    const original = await addressOf(tx, caller.id, input.id);
    if (original === undefined) return refused('address_not_found');
    const far = farMove({ from: original.position, to: read.value.position });
    if (far !== null && !input.isFarConfirmed) return refused('address_far_away', far);
    const changed = await changeAddress(tx, caller.id, input.id, read.value);
    if (changed === undefined) return refused('address_not_found');
    if (!input.isDefault || changed.isDefault) return { ok: true, value: changed };
    await clearDefault(tx, caller.id);
    await writeDefault(tx, caller.id, input.id);
    return { ok: true, value: { ...changed, isDefault: true } };
  });
}
