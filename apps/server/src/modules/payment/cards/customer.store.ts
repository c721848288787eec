import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export async function customerOf(executor: Executor, memberId: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`SELECT customer_id AS id FROM stripe_customer
    WHERE member_id = ${memberId}`.execute(executor);
  return rows[0]?.id ?? null;
}

export async function memberOfCustomer(executor: Executor, customer: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`SELECT member_id AS id FROM stripe_customer
    WHERE customer_id = ${customer}`.execute(executor);
  return rows[0]?.id ?? null;
}

/**
 * Stores the gateway's customer id of a member who has none yet. If two concurrent calls create a customer, the first
 * id is stored and the other customer stays unused.
 * @returns the stored id
 */
export async function insertCustomer(executor: Executor, memberId: number, customer: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`INSERT INTO stripe_customer (member_id, customer_id)
    VALUES (${memberId}, ${customer})
    ON CONFLICT (member_id) DO UPDATE SET customer_id = stripe_customer.customer_id
    RETURNING customer_id AS id`.execute(executor);
  return rows[0]?.id ?? customer;
}

/** Deletes the stored customer of a member. @returns the customer's id at the gateway */
export async function deleteCustomer(tx: Tx, memberId: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    DELETE FROM stripe_customer WHERE member_id = ${memberId} RETURNING customer_id AS id`.execute(tx);
  return rows[0]?.id ?? null;
}
