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

/**
 * Members may have few orders that are still to be paid. The load places tens of thousands for a few hundred members: what
 * their limit costs is asked as ever, and then not counted.
 */
const takesNoSlot = `
  CREATE FUNCTION take_no_slot() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.unpaid_slot := NULL; RETURN NEW; END';
  CREATE TRIGGER take_no_slot BEFORE INSERT ON customer_order FOR EACH ROW EXECUTE FUNCTION take_no_slot()`;

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
    await client.query(takesNoSlot);
    await client.query('VACUUM ANALYZE');
    return { shops, tokens, merchantToken };
  } finally {
    await client.end();
  }
}
