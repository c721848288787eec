import type { EmailProof, SignInProvider } from '@chifan/domain/member';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { ProviderPerson } from './provider-person.ts';

export type NewVisit = {
  readonly stateHash: string;
  readonly provider: SignInProvider;
  readonly verifierHash: string;
  readonly nonce: string;
  readonly pkceVerifier: string;
  readonly expiresAt: Date;
};

export async function insertVisit(executor: Executor, visit: NewVisit): Promise<void> {
  const { stateHash, provider, verifierHash, nonce, pkceVerifier, expiresAt } = visit;
  await sql`INSERT INTO provider_visit (state_hash, provider, verifier_hash, nonce, pkce_verifier, expires_at)
    VALUES (${stateHash}, ${provider}, ${verifierHash}, ${nonce}, ${pkceVerifier}, ${expiresAt})`.execute(executor);
}

export type ReturnedVisit = { readonly nonce: string; readonly pkceVerifier: string };

/**
 * Records that the provider has redirected the browser back to the server, so that each OAuth state is accepted only
 * once.
 * @returns undefined if the state is unknown, used or expired
 */
export async function takeVisit(
  executor: Executor,
  { stateHash, provider }: Pick<NewVisit, 'stateHash' | 'provider'>,
  now: Date,
): Promise<ReturnedVisit | undefined> {
  const { rows } = await sql<ReturnedVisit>`
    UPDATE provider_visit SET returned_at = ${now}
    WHERE state_hash = ${stateHash} AND provider = ${provider} AND returned_at IS NULL AND expires_at > ${now}
    RETURNING nonce, pkce_verifier AS "pkceVerifier"`.execute(executor);
  return rows[0];
}

type Ticket = { readonly hash: string; readonly expiresAt: Date };

export async function writeTicket(
  executor: Executor,
  stateHash: string,
  { person, ticket }: { readonly person: ProviderPerson; readonly ticket: Ticket },
): Promise<void> {
  const { subject, email, emailProof, name } = person;
  await sql`UPDATE provider_visit SET ticket_hash = ${ticket.hash}, ticket_expires_at = ${ticket.expiresAt},
    subject = ${subject}, email = ${email}, email_proof = ${emailProof}, name = ${name}
    WHERE state_hash = ${stateHash}`.execute(executor);
}

export type ShownTicket = { readonly hash: string; readonly verifierHash: string };

type PersonRow = {
  readonly provider: SignInProvider;
  readonly subject: string;
  readonly email: string | null;
  readonly emailProof: EmailProof | null;
  readonly name: string | null;
};

/**
 * Returns the person to whom the provider sign-in ticket belongs.
 * @returns undefined if the ticket is unknown, used, expired, or issued to another browser
 */
export async function personOfTicket(
  executor: Executor,
  { hash, verifierHash }: ShownTicket,
  now: Date,
): Promise<ProviderPerson | undefined> {
  const { rows } = await sql<PersonRow>`
    SELECT provider, subject, email, email_proof AS "emailProof", name FROM provider_visit
    WHERE ticket_hash = ${hash} AND verifier_hash = ${verifierHash} AND used_at IS NULL AND ticket_expires_at > ${now}
      AND subject IS NOT NULL`.execute(executor);
  return rows[0];
}

/**
 * Marks the ticket of a provider sign-in as used.
 * @returns false if another call has used the ticket in the meantime
 */
export async function useUpTicket(executor: Executor, { hash }: ShownTicket, now: Date): Promise<boolean> {
  const { rows } = await sql`UPDATE provider_visit SET used_at = ${now}
    WHERE ticket_hash = ${hash} AND used_at IS NULL RETURNING state_hash`.execute(executor);
  return rows.length > 0;
}

/** Deletes expired sign-ins at Google or Apple, because the rows contain names and e-mail addresses. */
export async function deleteOldVisits(executor: Executor, before: Date): Promise<void> {
  await sql`DELETE FROM provider_visit WHERE expires_at < ${before}`.execute(executor);
}

/** Deletes the stored sign-ins at Google or Apple of a member whose account is deleted. */
export async function deleteVisitsOf(executor: Executor, memberId: number): Promise<void> {
  await sql`DELETE FROM provider_visit WHERE (provider, subject) IN
    (SELECT provider, subject FROM member_identity WHERE member_id = ${memberId})`.execute(executor);
}
