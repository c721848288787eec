import { type Calls, calls } from '@chifan/contract';
import { farMove, maxAddresses, parsePosition } from '@chifan/domain/address';
import { isMainlandPhone } from '@chifan/domain/member';
import { formatSecondContact, parseSecondContact } from '@chifan/domain/phone';
import type { z } from 'zod';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { Context } from '../../platform/http/handlers.ts';
import { runIdempotently } from '../../platform/http/idempotency.ts';
import { pageWindow } from '../../platform/http/page-window.ts';
import type { Platform } from '../../platform/module.ts';
import {
  type AddressFields,
  addressesOf,
  addressOf,
  changeAddress,
  clearDefault,
  countAddresses,
  createAddress,
  deleteAddress,
  lockAddressBook,
  type MemberAddress,
  promoteNewest,
  writeDefault,
} from './address.store.ts';
import { refuseOutsideCity } from './address-for-order.ts';

type AddressInput = z.output<Calls['insertAddress']['input']>;

/**
 * Validates an address (rules address-2, address-3, ordering-53). The phone is a mainland Chinese number, or empty if
 * there is a second contact. The position must be valid latitude and longitude.
 */
function readAddressFields(input: AddressInput): Answer<AddressFields> {
  const isReachable = input.phone === '' ? input.secondContact !== undefined : isMainlandPhone(input.phone);
  if (!isReachable) return refused('phone_invalid');
  const second = input.secondContact === undefined ? null : parseSecondContact(input.secondContact);
  if (second === undefined) return refused('second_contact_invalid');
  const position = parsePosition(input.latitude, input.longitude);
  if (position === undefined) return refused('position_invalid');
  return {
    ok: true,
    value: {
      contact: input.contact,
      gender: input.gender,
      phone: input.phone,
      secondContact: second && formatSecondContact(second),
      city: input.city,
      address: input.address,
      addressZh: input.addressZh ?? input.address,
      doorNumber: input.doorNumber,
      tag: input.tag ?? null,
      position,
    },
  };
}

type MemberContext = Context<Extract<Context['caller'], { role: 'member' }>>;

export async function insertAddress(
  platform: Platform,
  input: AddressInput,
  context: MemberContext,
): Promise<Answer<MemberAddress>> {
  const read = readAddressFields(input);
  if (!read.ok) return read;
  const objection = await refuseOutsideCity(platform.database.read, read.value);
  if (objection) return objection;
  const memberId = context.caller.id;
  return runIdempotently(platform.database, context, calls.insertAddress.path, input, async (tx) => {
    await lockAddressBook(tx, memberId);
    const addresses = await countAddresses(tx, memberId);
    if (addresses >= maxAddresses) return refused('too_many_addresses', { limit: maxAddresses });
    const isDefault = input.isDefault || addresses === 0;
    if (isDefault) await clearDefault(tx, memberId);
    return { ok: true, value: await createAddress(tx, memberId, { ...read.value, isDefault }, context.now) };
  });
}

/**
 * A move to a distant place requires the guest's confirmation (rule address-4). A default address stays the default,
 * because exactly one address must be the default.
 */
export async function updateAddress(
  platform: Platform,
  input: AddressInput & { id: number; isFarConfirmed: boolean },
  { caller }: { caller: { id: number } },
): Promise<Answer<MemberAddress>> {
  const read = readAddressFields(input);
  if (!read.ok) return read;
  const objection = await refuseOutsideCity(platform.database.read, read.value);
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

export async function changeDefaultAddress(
  platform: Platform,
  input: { id: number },
  { caller }: { caller: { id: number } },
): Promise<Answer<boolean>> {
  return platform.database.transact(async (tx) => {
    await lockAddressBook(tx, caller.id);
    // Check the owner first. Otherwise the id of another member's address would clear the caller's default.
    if (!(await addressOf(tx, caller.id, input.id))) return refused('address_not_found');
    await clearDefault(tx, caller.id);
    await writeDefault(tx, caller.id, input.id);
    return { ok: true, value: true };
  });
}

type Page = { readonly pageNo: number; readonly pageSize: number };

export async function listAddresses(
  platform: Platform,
  { pageNo, pageSize }: Page,
  { caller }: { caller: { id: number } },
): Promise<Answer<Page & { records: MemberAddress[]; total: number }>> {
  const found = await addressesOf(platform.database.read, caller.id, pageWindow({ pageNo, pageSize }));
  return { ok: true, value: { records: found.addresses, total: found.total, pageNo, pageSize } };
}
