import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

/** Sets the payment password, clears the count of wrong tries and ends a lock. */
export async function writePaymentPassword(executor: Executor, memberId: number, hash: string): Promise<void> {
  await sql`UPDATE member SET payment_password_hash = ${hash}, payment_password_tries = 0,
    payment_password_locked_until = NULL WHERE id = ${memberId}`.execute(executor);
}

/**
 * Replaces the payment password if the stored hash is still `before`. The count of wrong tries and a lock remain.
 * @returns whether the password was replaced.
 */
export async function replacePaymentPassword(
  executor: Executor,
  memberId: number,
  { before, hash }: { readonly before: string | null; readonly hash: string },
): Promise<boolean> {
  const { rows } = await sql`UPDATE member SET payment_password_hash = ${hash}
    WHERE id = ${memberId} AND payment_password_hash IS NOT DISTINCT FROM ${before}::text RETURNING id`.execute(
    executor,
  );
  return rows.length > 0;
}

export type CountedTry = { readonly hash: string; readonly tries: number };

/**
 * Counts a try before the password is compared. The last allowed try locks the payment password. Updates of one row run
 * one after the other, so only the allowed number of concurrent guesses get a hash to compare. @returns undefined if
 * the payment password is locked or not set.
 */
export async function countPaymentPasswordTry(
  executor: Executor,
  memberId: number,
  { now, maxTries, lockedUntil }: { now: Date; maxTries: number; lockedUntil: Date },
): Promise<CountedTry | undefined> {
  const { rows } = await sql<CountedTry>`
    UPDATE member SET
      payment_password_tries = CASE WHEN payment_password_locked_until IS NULL THEN payment_password_tries + 1 ELSE 1 END,
      payment_password_locked_until = CASE
        WHEN payment_password_locked_until IS NULL AND payment_password_tries + 1 >= ${maxTries}
        THEN ${lockedUntil}::timestamptz END
    WHERE id = ${memberId} AND payment_password_hash IS NOT NULL
      AND (payment_password_locked_until IS NULL OR payment_password_locked_until <= ${now})
    RETURNING payment_password_hash AS hash, payment_password_tries AS tries`.execute(executor);
  return rows[0];
}

export async function forgetPaymentPasswordTries(executor: Executor, memberId: number): Promise<void> {
  await sql`UPDATE member SET payment_password_tries = 0, payment_password_locked_until = NULL
    WHERE id = ${memberId}`.execute(executor);
}

/** The payment password state in a JSON result, where a time is a string. */
export type PaymentPasswordJson = Omit<PaymentPasswordState, 'lockedUntil'> & { readonly lockedUntil: string | null };

/**
 * Returns an SQL expression for the payment password state, for use in a larger query. `member` is the alias of the
 * member's row in that query.
 */
export const sqlPaymentPassword = (member: RawBuilder<unknown>): RawBuilder<PaymentPasswordJson> =>
  sql`jsonb_build_object('hash', ${member}.payment_password_hash, 'tries', ${member}.payment_password_tries,
    'lockedUntil', ${member}.payment_password_locked_until)`;

export type PaymentPasswordState = {
  readonly hash: string | null;
  readonly tries: number;
  readonly lockedUntil: Date | null;
};

export async function paymentPasswordState(executor: Executor, memberId: number): Promise<PaymentPasswordState> {
  const { rows } = await sql<PaymentPasswordState>`SELECT payment_password_hash AS hash,
    payment_password_tries AS tries, payment_password_locked_until AS "lockedUntil" FROM member WHERE id = ${memberId}`.execute(
    executor,
  );
  return rows[0] ?? { hash: null, tries: 0, lockedUntil: null };
}
