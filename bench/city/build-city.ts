import { Client } from 'pg';
import { insertMembers, insertMerchant } from './people.ts';
import { type BenchShop, insertShops } from './shops.ts';

export type BenchCity = {
  readonly shops: readonly BenchShop[];
  readonly tokens: readonly string[];
  /** Session token of a merchant who owns all shops of the city. */
  readonly merchantToken: string;
};

/**
 * The server allows each member a few unpaid orders, but the benchmark places tens of thousands of orders for 64
 * members. So this trigger removes the slot for unpaid orders that the server gave to a new order. The server still
 * runs its query for a free slot, and the benchmark measures this query.
 */
const takesNoSlot = `
  CREATE FUNCTION take_no_slot() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.unpaid_slot := NULL; RETURN NEW; END';
  CREATE TRIGGER take_no_slot BEFORE INSERT ON customer_order FOR EACH ROW EXECUTE FUNCTION take_no_slot()`;

export async function buildCity(databaseUrl: string, members?: number): Promise<BenchCity> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const shops = await insertShops(client);
    const tokens = await insertMembers(client, members);
    const shopIds = shops.map(({ id }) => id);
    const merchantToken = await insertMerchant(client, shopIds);
    await client.query(takesNoSlot);
    await client.query('VACUUM ANALYZE');
    return { shops, tokens, merchantToken };
  } finally {
    await client.end();
  }
}
