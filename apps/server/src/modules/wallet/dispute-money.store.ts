import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';

/** Held amounts in fen. `bonus` is the part of `balance` that is a bonus. */
type Held = { readonly balance: number; readonly bonus: number };

const nothing: Held = { balance: 0, bonus: 0 };

export async function lockMemberBalance(tx: Tx, memberId: number): Promise<Held> {
  const { rows } = await sql<Held>`SELECT balance, bonus FROM account
    WHERE kind = 'member_balance' AND owner_id = ${String(memberId)} FOR NO KEY UPDATE`.execute(tx);
  return rows[0] ?? nothing;
}

export async function disputeAccount(executor: Executor, disputeId: number): Promise<Held> {
  const { rows } = await sql<Held>`SELECT balance, bonus FROM account
    WHERE kind = 'dispute_held' AND owner_id = ${String(disputeId)}`.execute(executor);
  return rows[0] ?? nothing;
}
