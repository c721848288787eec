import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { WeChatPurpose } from './authorization-state.ts';
import type { WeChatPerson } from './we-chat-api.ts';

export type NewWeChatTicket = {
  readonly hash: string;
  readonly purpose: WeChatPurpose;
  readonly verifierHash: string;
  readonly person: WeChatPerson;
  readonly now: Date;
  readonly expiresAt: Date;
};

/** Stores a WeChat ticket and deletes tickets that expired more than a day ago. */
export async function insertWeChatTicket(executor: Executor, ticket: NewWeChatTicket): Promise<void> {
  const { hash, purpose, verifierHash, person, now, expiresAt } = ticket;
  const yesterday = new Date(now.getTime() - 24 * 60 * 60_000);
  await sql`DELETE FROM wechat_ticket WHERE expires_at < ${yesterday}`.execute(executor);
  await sql`INSERT INTO wechat_ticket (ticket_hash, open_id, purpose, verifier_hash, name, head_image, expires_at)
    VALUES (${hash}, ${person.openId}, ${purpose}, ${verifierHash}, ${person.name}, ${person.headImage}, ${expiresAt})`.execute(
    executor,
  );
}

export type PresentedWeChatTicket = {
  readonly hash: string;
  readonly openId: string;
  readonly verifierHash: string;
  /** The ticket is accepted only if its purpose is in this list. */
  readonly purposes: readonly WeChatPurpose[];
};

/**
 * Marks a ticket as used. @returns undefined if no valid ticket matches the openId, the browser's secret and the
 * purposes
 */
export async function consumeWeChatTicket(
  executor: Executor,
  ticket: PresentedWeChatTicket,
  now: Date,
): Promise<WeChatPerson | undefined> {
  const { rows } = await sql<WeChatPerson>`
    UPDATE wechat_ticket SET used_at = ${now}
    WHERE ticket_hash = ${ticket.hash} AND open_id = ${ticket.openId} AND verifier_hash = ${ticket.verifierHash}
      AND purpose = ANY(${ticket.purposes}) AND used_at IS NULL AND expires_at > ${now}
    RETURNING open_id AS "openId", name, head_image AS "headImage"`.execute(executor);
  return rows[0];
}
