import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

/** Sets the payment password and clears earlier failures and a lock. */
export async function writePaymentPassword(executor: Executor, memberId: number, hash: string): Promise<void> {
  await sql`UPDATE member SET payment_password_hash = ${hash}, payment_password_tries = 0,
    payment_password_locked_until = NULL WHERE id = ${memberId}`.execute(executor);
}

/** Replaces the payment password if it is unchanged. Failures and a lock stay. @returns whether it was replaced. */
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
 * Counts the try before the comparison. The last allowed try locks the payment password. Updates of the row are serial,
 * so only the allowed number of concurrent guesses get a hash. @returns undefined if the password is not set or locked.
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

/** In JSON a time is a text. */
export type PaymentPasswordJson = Omit<PaymentPasswordState, 'lockedUntil'> & { readonly lockedUntil: string | null };

/** A part of a larger statement. `member` is its alias of the member's row. */
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
