import type { PartlyTranslated } from '@chifan/domain';
import type { ShopStage } from '@chifan/domain/catalogue';
import type { LookupTerms } from '@chifan/domain/lookup';
import type { MallOrderState } from '@chifan/domain/mall';
import type { OrderState } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';

export type FoundOrder = {
  readonly id: number;
  readonly number: string;
  readonly state: OrderState;
  readonly shopNameZh: string;
  readonly shopName: PartlyTranslated | null;
  readonly placedAt: Date;
  readonly amount: number;
};

/**
 * SQL for the orders that match, newest first. Reads `customer_order` only through indexes, because the table has all
 * orders of the city. Each part of the UNION uses its own index, and finds nothing if its search term is null.
 */
export function sqlFindOrders({ number, numberEnd, phone, phoneEnd }: LookupTerms, limit: number) {
  const { digits = null, letter = null } = numberEnd ?? {};
  return sql<FoundOrder>`
    WITH matching AS (
      SELECT id FROM customer_order WHERE number = ${number}
      UNION SELECT id FROM (SELECT id FROM customer_order
        WHERE right(split_part(number, '-', 2), 4) = ${digits?.slice(-4) ?? null}
          AND replace(left(number, -2), '-', '') LIKE '%' || ${digits}::text AND number LIKE '%' || ${letter}::text
        ORDER BY id DESC LIMIT ${limit}) AS by_number_end
      UNION SELECT id FROM (SELECT id FROM customer_order WHERE contact_phone = ${phone}
        ORDER BY id DESC LIMIT ${limit}) AS by_phone
      UNION SELECT id FROM (SELECT id FROM customer_order WHERE right(contact_phone, 4) = ${phoneEnd}
        ORDER BY id DESC LIMIT ${limit}) AS by_phone_end
    )
    SELECT o.id, o.number, o.state, COALESCE(s.name_zh, b.name->>'zh-CN', '') AS "shopNameZh",
      COALESCE(s.name, b.name) AS "shopName", o.placed_at AS "placedAt", o.balance_part + o.payable AS amount
    FROM matching JOIN customer_order o ON o.id = matching.id LEFT JOIN shop s ON s.id = o.shop_id
    LEFT JOIN set_meal m ON m.id = o.set_meal_id LEFT JOIN brand b ON b.id = m.brand_id
    ORDER BY o.id DESC LIMIT ${limit}`;
}

export async function findOrders(executor: Executor, terms: LookupTerms, limit: number): Promise<FoundOrder[]> {
  return (await sqlFindOrders(terms, limit).execute(executor)).rows;
}

export type FoundMallOrder = {
  readonly id: number;
  readonly number: string;
  readonly state: MallOrderState;
  readonly placedAt: Date;
};

export async function findMallOrders(executor: Executor, { reference }: LookupTerms): Promise<FoundMallOrder[]> {
  if (reference === null) return [];
  const { rows } = await sql<FoundMallOrder>`SELECT id, number, state, placed_at AS "placedAt" FROM mall_order
    WHERE number = ${reference.toUpperCase()}`.execute(executor);
  return rows;
}

/**
 * SQL for the members that match, newest first. Operators see a member's phone number only masked, so its last four
 * digits find the member and the whole number does not (rule lookup-2).
 */
export const sqlFindMembers = ({ id, email, phoneEnd, name }: LookupTerms, limit: number) => sql<{ id: number }>`
  SELECT id FROM (
    SELECT id FROM member WHERE id = ${id}
    UNION SELECT id FROM member WHERE email = ${email}
    UNION SELECT id FROM (SELECT id FROM member WHERE right(mobile, 4) = ${phoneEnd}
      ORDER BY id DESC LIMIT ${limit}) AS by_phone_end
    UNION SELECT id FROM (SELECT id FROM member WHERE lower(name) LIKE ${name === null ? null : beginning(name)}
      ORDER BY id DESC LIMIT ${limit}) AS by_name
  ) AS matching ORDER BY id DESC LIMIT ${limit}`;

export async function findMemberIds(executor: Executor, terms: LookupTerms, limit: number): Promise<number[]> {
  const { rows } = await sqlFindMembers(terms, limit).execute(executor);
  return rows.map(({ id }) => id);
}

export type FoundByTerms = {
  readonly id: number;
  readonly nameZh: string;
  readonly name: PartlyTranslated;
  readonly state: ShopStage;
};

/** Reads all shops, because a city has only some thousands. */
export async function findShopsByTerms(executor: Executor, terms: LookupTerms, limit: number): Promise<FoundByTerms[]> {
  const { id, phone, name } = terms;
  const part = name === null ? null : `%${escaped(name)}%`;
  const { rows } = await sql<FoundByTerms>`
    SELECT id, name_zh AS "nameZh", name, state FROM shop
    WHERE id = ${id} OR regexp_replace(phone, '^\\+86|\\D', '', 'g') = ${phone}
      OR lower(name_zh) LIKE ${part} OR lower(name->>'en') LIKE ${part} OR lower(pinyin) LIKE ${part}
    ORDER BY id LIMIT ${limit}`.execute(executor);
  return rows;
}

export type FoundCourier = {
  readonly id: number;
  readonly name: string;
  readonly phone: string | null;
  readonly isOnDuty: boolean;
  readonly isSuspended: boolean;
};

/** Reads all staff accounts, because there are few. Operators see the phone numbers of couriers. */
export async function findCouriers(executor: Executor, terms: LookupTerms, limit: number): Promise<FoundCourier[]> {
  const { phone, phoneEnd, email, name } = terms;
  const { rows } = await sql<FoundCourier>`
    SELECT id, name, phone, is_on_duty AS "isOnDuty", suspended_at IS NOT NULL AS "isSuspended" FROM staff
    WHERE role = 'courier' AND (phone = ${phone} OR right(phone, 4) = ${phoneEnd} OR email = ${email} OR login = ${name}
      OR lower(name) LIKE ${name === null ? null : `%${escaped(name)}%`})
    ORDER BY id LIMIT ${limit}`.execute(executor);
  return rows;
}

/** Escapes the wildcards of LIKE, so that they match only themselves. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
const beginning = (text: string): string => `${escaped(text)}%`;
