import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';

export async function fingerprint(executor: Executor): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`.execute(executor);
  const each = tables.map(
    ({ name }) => sql`SELECT ${name} AS name, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS hash
      FROM ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; hash: string }>`${sql.join(each, sql` UNION ALL `)}`.execute(executor);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
