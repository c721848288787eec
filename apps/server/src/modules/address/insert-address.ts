import { calls } from '@chifan/contract';
import type { Answer } from '../../platform/http/answers.ts';
import type { Context } from '../../platform/http/handlers.ts';
import { once } from '../../platform/http/idempotency.ts';
import type { Platform } from '../../platform/module.ts';
import { clearDefault, createAddress, hasAddresses, lockAddressBook, type MemberAddress } from './address.store.ts';
import { objectionToPlace } from './address-for-order.ts';
import { type AddressInput, readAddressFields } from './read-address-fields.ts';

type MemberContext = Context<Extract<Context['caller'], { role: 'member' }>>;

export async function insertAddress(
  platform: Platform,
  input: AddressInput,
  context: MemberContext,
): Promise<Answer<MemberAddress>> {
  const read = readAddressFields(input);
  if (!read.ok) return read;
  const objection = await objectionToPlace(platform.database.read, read.value);
  if (objection) return objection;
  const memberId = context.caller.id;
  return once(platform.database, context, calls.insertAddress.path, input, async (tx) => {
    await lockAddressBook(tx, memberId);
    const isDefault = input.isDefault || !(await hasAddresses(tx, memberId));
    if (isDefault) await clearDefault(tx, memberId);
    return { ok: true, value: await createAddress(tx, memberId, { ...read.value, isDefault }, context.now) };
  });
}
