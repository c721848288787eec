import type { memberAddress } from '@chifan/contract/address/views';
import { type AddressGender, type AddressTag, formatCoordinate, type Position } from '@chifan/domain/address';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Executor, Tx } from '../../platform/database/database.ts';

export type MemberAddress = z.output<typeof memberAddress> & {
  readonly position: Position;
  /**
   * True if the server checked that the place is in the city when the address was stored. An address that was stored
   * before this check existed is checked when the guest orders to this address.
   */
  readonly isInCity: boolean;
};

export type AddressFields = {
  readonly contact: string;
  readonly gender: AddressGender;
  readonly phone: string;
  readonly secondContact: string | null;
  readonly city: string;
  readonly address: string;
  readonly addressZh: string;
  readonly doorNumber: string;
  readonly tag: AddressTag | null;
  readonly position: Position;
};

type Row = Omit<MemberAddress, 'latitude' | 'longitude' | 'position'> & Position;

const columns = sql.raw(`id, contact, gender, phone, second_contact AS "secondContact", city, address,
  address_zh AS "addressZh", door_number AS "doorNumber", tag, lat, lng, is_default AS "isDefault",
  is_in_city AS "isInCity"`);

const shown = ({ lat, lng, ...row }: Row): MemberAddress => ({
  ...row,
  latitude: formatCoordinate(lat),
  longitude: formatCoordinate(lng),
  position: { lat, lng },
});

export async function addressesOf(
  executor: Executor,
  memberId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ addresses: MemberAddress[]; total: number }> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM member_address WHERE member_id = ${memberId}
    ORDER BY is_default DESC, id DESC LIMIT ${limit} OFFSET ${offset}`.execute(executor);
  return { addresses: rows.map(shown), total: await countAddresses(executor, memberId) };
}

/** @returns undefined if there is no such address, or if it belongs to another member. */
export async function addressOf(
  executor: Executor,
  memberId: number,
  addressId: number,
): Promise<MemberAddress | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM member_address WHERE id = ${addressId} AND member_id = ${memberId}`.execute(executor);
  return rows[0] && shown(rows[0]);
}

/**
 * Locks the member's address book until the transaction ends, so that concurrent changes cannot leave two defaults or
 * exceed the maximum number of addresses.
 */
export async function lockAddressBook(tx: Tx, memberId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`address book of ${memberId}`}, 0))`.execute(tx);
}

export async function clearDefault(tx: Tx, memberId: number): Promise<void> {
  await sql`UPDATE member_address SET is_default = false WHERE member_id = ${memberId} AND is_default`.execute(tx);
}

/** @returns false if the member has no such address. */
export async function writeDefault(tx: Tx, memberId: number, addressId: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE member_address SET is_default = true WHERE id = ${addressId} AND member_id = ${memberId}
    RETURNING id`.execute(tx);
  return rows.length > 0;
}

export async function promoteNewest(tx: Tx, memberId: number): Promise<void> {
  await sql`UPDATE member_address SET is_default = true
    WHERE id = (SELECT max(id) FROM member_address WHERE member_id = ${memberId})`.execute(tx);
}

export async function createAddress(
  tx: Tx,
  memberId: number,
  fields: AddressFields & { isDefault: boolean },
  now: Date,
): Promise<MemberAddress> {
  const { rows } = await sql<Row>`
    INSERT INTO member_address (member_id, contact, gender, phone, second_contact, city, address, address_zh,
      door_number, tag, lat, lng, is_default, is_in_city, created_at)
    VALUES (${memberId}, ${fields.contact}, ${fields.gender}, ${fields.phone}, ${fields.secondContact}, ${fields.city},
      ${fields.address}, ${fields.addressZh}, ${fields.doorNumber}, ${fields.tag}, ${fields.position.lat},
      ${fields.position.lng}, ${fields.isDefault}, true, ${now})
    RETURNING ${columns}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('inserted address not returned');
  return shown(row);
}

export async function changeAddress(
  tx: Tx,
  memberId: number,
  addressId: number,
  fields: AddressFields,
): Promise<MemberAddress | undefined> {
  const { rows } = await sql<Row>`
    UPDATE member_address SET contact = ${fields.contact}, gender = ${fields.gender}, phone = ${fields.phone},
      second_contact = ${fields.secondContact}, city = ${fields.city}, address = ${fields.address},
      address_zh = ${fields.addressZh}, door_number = ${fields.doorNumber}, tag = ${fields.tag},
      lat = ${fields.position.lat}, lng = ${fields.position.lng}, is_in_city = true
    WHERE id = ${addressId} AND member_id = ${memberId}
    RETURNING ${columns}`.execute(tx);
  return rows[0] && shown(rows[0]);
}

/** @returns whether the deleted address was the default, or undefined if the member has no such address. */
export async function deleteAddress(tx: Tx, memberId: number, addressId: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ isDefault: boolean }>`
    DELETE FROM member_address WHERE id = ${addressId} AND member_id = ${memberId}
    RETURNING is_default AS "isDefault"`.execute(tx);
  return rows[0]?.isDefault;
}

export async function countAddresses(executor: Executor, memberId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM member_address WHERE member_id = ${memberId}`.execute(executor);
  return rows[0]?.total ?? 0;
}
