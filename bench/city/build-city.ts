import { Client } from 'pg';
import { insertMembers, insertMerchant } from './people.ts';
import { type BenchShop, insertShops } from './shops.ts';

/** Who and what the load is about. Goes to other processes as JSON. */
export type BenchCity = {
  /** Shops with a menu, always open. */
  readonly shops: readonly BenchShop[];
  /** Tokens of members who may order. */
  readonly tokens: readonly string[];
  /** Who accepts the orders of all these shops. */
  readonly merchantToken: string;
};

/** Adds what the load needs to whatever the database holds: a metropolis of shops, some with menus, and members. */
export async function buildCity(databaseUrl: string): Promise<BenchCity> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const shops = await insertShops(client);
    const tokens = await insertMembers(client);
    const merchantToken = await insertMerchant(
      client,
      shops.map(({ id }) => id),
    );
    await client.query('VACUUM ANALYZE');
    return { shops, tokens, merchantToken };
  } finally {
    await client.end();
  }
}
