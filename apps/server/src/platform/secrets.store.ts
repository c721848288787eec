import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import { randomToken } from './tokens.ts';

export const loadSecret = (database: Database, name: string): Promise<string> =>
  loadOrCreateSecret(database, name, randomToken);

/** A secret of the installation, created at its first use. All nodes read the secret from the shared database. */
export async function loadOrCreateSecret(database: Database, name: string, make: () => string): Promise<string> {
  await sql`INSERT INTO secret (name, value) VALUES (${name}, ${make()}) ON CONFLICT DO NOTHING`.execute(database.read);
  const { value } = await database.read
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
