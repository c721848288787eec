import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

/** The value of one unit of a foreign currency, in fen. */
export type CurrencyRate = { readonly currency: string; readonly fen: number };

export async function currencyTable(executor: Executor): Promise<{ date: string | null; rates: CurrencyRate[] }> {
  const { rows } = await sql<CurrencyRate & { date: string }>`
    SELECT currency, fen::float8 AS fen, max(dated) OVER () AS date FROM currency_rate ORDER BY currency`.execute(
    executor,
  );
  return { date: rows[0]?.date ?? null, rates: rows.map(({ currency, fen }) => ({ currency, fen })) };
}

export async function lockCurrencyTable(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('the table of currencies', 0))`.execute(tx);
}

export async function replaceCurrencyTable(tx: Tx, date: string, rates: readonly CurrencyRate[]): Promise<void> {
  await sql`DELETE FROM currency_rate`.execute(tx);
  await sql`INSERT INTO currency_rate (currency, fen, dated)
    SELECT currency, fen, ${date}::date
    FROM jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) AS r(currency text, fen numeric)`.execute(tx);
}
