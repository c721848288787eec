import { Client } from 'pg';
import { insertMembers, insertMerchant } from './people.ts';
import { type BenchSetMeal, insertSetMeals } from './set-meals.ts';
import { type BenchShop, insertShops } from './shops.ts';

/** Passed to other processes as JSON. */
export type BenchCity = {
  readonly shops: readonly BenchShop[];
  readonly setMeals: readonly BenchSetMeal[];
  readonly tokens: readonly string[];
  /** May accept the orders of all these shops. */
  readonly merchantToken: string;
};

/**
 * Members may have few unpaid orders, but the load places tens of thousands for a few hundred members: the limit's
 * query runs as ever, and its result is then ignored.
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
    const setMeals = await insertSetMeals(client, shopIds);
    await client.query(takesNoSlot);
    await client.query('VACUUM ANALYZE');
    return { shops, setMeals, tokens, merchantToken };
  } finally {
    await client.end();
  }
}
