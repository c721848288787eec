import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import { sha256 } from '../tokens.ts';
import { type Answer, refused } from './call-result.ts';
import type { Context } from './handlers.ts';
import { catchRefusal, RollbackWithRefusal } from './rollback-with-refusal.ts';

/**
 * Stores the result in the transaction that has the effect of the call (rule call-3). Refuses different input with the
 * same idempotency key. Refusals are not stored.
 */
export async function runIdempotently<Value>(
  database: Database,
  context: Context,
  path: string,
  input: unknown,
  work: (tx: Tx, after: (effect: () => void) => void) => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  const caller = context.caller.role === 'visitor' ? `ip:${context.ip}` : `${context.caller.role}:${context.caller.id}`;
  const bodyHash = sha256(JSON.stringify([path, input]));
  const run = async (tx: Tx, after: (effect: () => void) => void) => {
    const kept = await claimKey<Value>(tx, { caller, key: context.idempotencyKey, path, bodyHash, now: context.now });
    if (kept) return kept;
    const answer = await work(tx, after);
    if (!answer.ok) throw new RollbackWithRefusal(answer);
    await sql`UPDATE idempotent_call SET answer = ${JSON.stringify(answer.value)}::jsonb
        WHERE caller = ${caller} AND key = ${context.idempotencyKey}`.execute(tx);
    return answer;
  };
  return catchRefusal(() => database.transact(run, { isKeyed: true }));
}

export const isCallRecorded = ({
  caller,
  key,
}: {
  readonly caller: string;
  readonly key: string;
}): RawBuilder<boolean> => sql<boolean>`EXISTS (SELECT FROM idempotent_call WHERE caller = ${caller} AND key = ${key})`;

type Claim = { caller: string; key: string; path: string; bodyHash: string; now: Date };

/** Inserts the idempotency key. If a running call has inserted the same key, waits until that call ends. */
async function claimKey<Value>(tx: Tx, claim: Claim): Promise<Answer<Value> | undefined> {
  const inserted = await sql`INSERT INTO idempotent_call (caller, key, path, body_hash, answer, created_at)
    VALUES (${claim.caller}, ${claim.key}, ${claim.path}, ${claim.bodyHash}, 'null', ${claim.now})
    ON CONFLICT DO NOTHING RETURNING key`.execute(tx);
  if (inserted.rows.length > 0) return undefined;
  const { rows } = await sql<{ body_hash: string; answer: Value }>`
    SELECT body_hash, answer FROM idempotent_call WHERE caller = ${claim.caller} AND key = ${claim.key}`.execute(tx);
  const [kept] = rows;
  if (!kept || kept.body_hash !== claim.bodyHash) return refused('idempotency_key_reused');
  return { ok: true, value: kept.answer };
}

/** Stored results of calls may contain personal data, so they are deleted with the member. */
export async function deleteRecordedCalls(tx: Tx, caller: string): Promise<void> {
  await sql`DELETE FROM idempotent_call WHERE caller = ${caller}`.execute(tx);
}
