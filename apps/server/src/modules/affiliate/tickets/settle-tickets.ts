import { ticketsEarned } from '@chifan/domain/affiliate';
import type { Tx } from '../../../platform/database/database.ts';
import { issueTicket, revokeTickets } from '../../coupon/index.ts';
import { type TicketProgress, writeProgress } from './ticket-progress.store.ts';

/**
 * Gives the tickets that are earned and not given yet. Where a refund made progress less than what was given, unused tickets
 * are taken back; used ones stay, and are made up for by what is earned next. The row of progress must be locked.
 */
export async function settleTickets(tx: Tx, progress: TicketProgress, at: Date): Promise<void> {
  const { memberId, source, amount, issued, numbered } = progress;
  const missing = ticketsEarned(source, amount) - issued;
  if (missing < 0) {
    const revoked = await revokeTickets(tx, { memberId, keyPrefix: `${source}:`, count: -missing, at });
    return writeProgress(tx, { ...progress, issued: issued - revoked });
  }
  for (let number = numbered + 1; number <= numbered + missing; number += 1) {
    await issueTicket(tx, { memberId, key: `${source}:${number}`, at });
  }
  await writeProgress(tx, { ...progress, issued: issued + missing, numbered: numbered + missing });
}
