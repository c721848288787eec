import type { PayoutMethod, WithdrawalState } from '@chifan/domain/affiliate';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { workflowTables } from '../../../platform/workflow/write-transition.ts';

/** A row of the database table `withdrawal`. Amounts are in fen. */
export type WithdrawalRow = {
  readonly id: number;
  readonly number: string;
  /** The number of the payout that the server gives to Alipay or the bank. */
  readonly payout_number: string;
  readonly member_id: number;
  readonly amount: number;
  readonly payout_method: PayoutMethod;
  readonly account: string;
  readonly bank_name: string | null;
  readonly real_name: string;
  readonly state: WithdrawalState;
  readonly reason: string | null;
  readonly reference: string | null;
  readonly approved_at: Date | null;
  readonly ended_at: Date | null;
  readonly created_at: Date;
};

export type NewWithdrawal = {
  readonly memberId: number;
  readonly amount: number;
  readonly payoutMethod: PayoutMethod;
  readonly account: string;
  readonly bankName: string | null;
  readonly realName: string;
  /** The day of the request, such as "20261121". The number of the withdrawal begins with the day. */
  readonly day: string;
  /** Random text that makes the payout number unique at Alipay, even across our servers. */
  readonly told: string;
  readonly at: Date;
};

export async function insertWithdrawal(tx: Tx, withdrawal: NewWithdrawal): Promise<WithdrawalRow> {
  const { memberId, amount, payoutMethod, account, bankName, realName, day, told, at } = withdrawal;
  const { rows } = await sql<WithdrawalRow>`
    WITH next AS (SELECT nextval(pg_get_serial_sequence('withdrawal', 'id')) AS id)
    INSERT INTO withdrawal (id, number, payout_number, member_id, amount, payout_method, account, bank_name, real_name,
      state, created_at)
    OVERRIDING SYSTEM VALUE
    SELECT id, 'W' || ${day}::text || lpad(id::text, greatest(6, length(id::text)), '0'), 'W' || id || '_' || ${told}::text,
      ${memberId}, ${amount}, ${payoutMethod}, ${account}, ${bankName}, ${realName}, 'applied', ${at}
    FROM next RETURNING *`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the withdrawal was not written');
  return row;
}

export async function lockWithdrawal(tx: Tx, withdrawalId: number): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`SELECT * FROM withdrawal WHERE id = ${withdrawalId} FOR UPDATE`.execute(tx);
  return rows[0];
}

export async function lockWithdrawalOfPayout(tx: Tx, payoutNumber: string): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`SELECT * FROM withdrawal WHERE payout_number = ${payoutNumber}
    FOR UPDATE`.execute(tx);
  return rows[0];
}

/** Stores an operator's approval. @returns false if this operator approved the withdrawal before */
export async function insertApproval(
  tx: Tx,
  { withdrawalId, staffId, at }: { readonly withdrawalId: number; readonly staffId: number; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`INSERT INTO withdrawal_approval (withdrawal_id, staff_id, created_at)
    VALUES (${withdrawalId}, ${staffId}, ${at}) ON CONFLICT DO NOTHING RETURNING staff_id`.execute(tx);
  return rows.length > 0;
}

export async function approvalCount(tx: Tx, withdrawalId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM withdrawal_approval
    WHERE withdrawal_id = ${withdrawalId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export const withdrawalTables = workflowTables({
  table: 'withdrawal',
  columns: ['reason', 'reference', 'approved_at', 'ended_at'],
  // The note contains a bank's reference or a gateway's message, for staff who read the history.
  history: { table: 'withdrawal_history', of: 'withdrawal_id', actorId: 'staff_id', reason: 'note' },
  timerPayload: 'withdrawalId',
});

export type WithdrawalChanges = Partial<Pick<WithdrawalRow, (typeof withdrawalTables)['columns'][number]>>;
