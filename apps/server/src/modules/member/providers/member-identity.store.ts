import type { SignInProvider } from '@chifan/domain/member';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { ProviderPerson } from './provider-person.ts';

type PersonKey = Pick<ProviderPerson, 'provider' | 'subject'>;

export async function memberIdByIdentity(
  executor: Executor,
  { provider, subject }: PersonKey,
): Promise<number | undefined> {
  const { rows } = await sql<{ memberId: number }>`
    SELECT member_id AS "memberId" FROM member_identity
    WHERE provider = ${provider} AND subject = ${subject}`.execute(executor);
  return rows[0]?.memberId;
}

/** Makes concurrent first sign-ins of one person wait for each other, so that only one account is created. */
export async function lockIdentity(tx: Tx, { provider, subject }: PersonKey): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`identity:${provider}:${subject}`}, 0))`.execute(tx);
}

export async function insertIdentity(tx: Tx, memberId: number, person: ProviderPerson, now: Date): Promise<void> {
  const { provider, subject, email } = person;
  await sql`INSERT INTO member_identity (provider, subject, member_id, email, linked_at)
    VALUES (${provider}, ${subject}, ${memberId}, ${email}, ${now})`.execute(tx);
}

export type IdentityRow = {
  readonly provider: SignInProvider;
  readonly subject: string;
  readonly email: string | null;
  readonly linkedAt: Date;
};

export async function identitiesOf(executor: Executor, memberId: number): Promise<IdentityRow[]> {
  const { rows } = await sql<IdentityRow>`
    SELECT provider, subject, email, linked_at AS "linkedAt" FROM member_identity
    WHERE member_id = ${memberId} ORDER BY linked_at, provider, subject`.execute(executor);
  return rows;
}

export async function deleteIdentity(tx: Tx, { provider, subject }: PersonKey): Promise<void> {
  await sql`DELETE FROM member_identity WHERE provider = ${provider} AND subject = ${subject}`.execute(tx);
}

export async function deleteIdentitiesOf(tx: Tx, memberId: number): Promise<void> {
  await sql`DELETE FROM member_identity WHERE member_id = ${memberId}`.execute(tx);
}
