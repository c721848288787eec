import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, DatabaseError } from 'pg';

export const migrationsFolder: string = fileURLToPath(new URL('../../../../../database/migrations/', import.meta.url));

const connectTimeoutMs = 10_000;
const undefinedTable = '42P01';

/** True if all migrations are applied. The server then does not load the migration runner. */
export async function isAtNewestSchema(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migration');
    const applied = new Set(rows.map(({ name }) => name));
    return (await migrationNames()).every((name) => applied.has(name));
  } catch (error) {
    if (error instanceof DatabaseError && error.code === undefinedTable) return false;
    throw error;
  } finally {
    await client.end();
  }
}

const migrationNames = async (): Promise<string[]> =>
  (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).map((file) => path.parse(file).name);
