import { Client } from 'pg';
import { randomToken, sha256 } from '../../apps/server/src/platform/tokens.ts';
import { type BenchShop, insertShops } from './shops.ts';

/** Who and what the load is about. Goes to other processes as JSON. */
export type BenchCity = {
  /** Shops with a menu, always open. */
  readonly shops: readonly BenchShop[];
  /** Tokens of members who may order. */
  readonly tokens: readonly string[];
};

const memberCount = 64;
const sessionDays = 30;

/** Adds what the load needs to whatever the database holds: a metropolis of shops, some with menus, and members. */
export async function buildCity(databaseUrl: string): Promise<BenchCity> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const shops = await insertShops(client);
    const tokens = await insertMembers(client);
    await client.query('VACUUM ANALYZE');
    return { shops, tokens };
  } finally {
    await client.end();
  }
}

async function insertMembers(client: Client): Promise<string[]> {
  const tokens = Array.from({ length: memberCount }, randomToken);
  await client.query(
    `WITH signed_up AS (
       INSERT INTO member (email, name, language, created_at)
       SELECT 'bench-' || n || '@example.com', 'Guest', 'ja', now() FROM generate_series(1, $1) AS n
       RETURNING id, substring(email FROM '\\d+')::int AS n
     )
     INSERT INTO session (token_hash, member_id, device, created_at, last_used_at, expires_at)
     SELECT hash, signed_up.id, 'bench', now(), now(), now() + $3 * interval '1 day'
     FROM unnest($2::text[]) WITH ORDINALITY AS given(hash, n) JOIN signed_up ON signed_up.n = given.n`,
    [memberCount, tokens.map(sha256), sessionDays],
  );
  return tokens;
}
