import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { isLostConnection } from '../../apps/server/src/platform/database/hosts/lost-connection.ts';
import {
  newAddress,
  newMember,
  openSmallCity,
  type SmallCity,
  type TestApp,
} from '../../apps/server/src/testing/index.ts';
import { newSetMeal, newSetMealCodes, openBrand } from '../../apps/server/src/testing/set-meals.ts';
import type { Acknowledged, Guest, GuestWorld } from './guests.ts';
import type { Outside } from './outside.ts';
import type { Caller } from './persist.ts';
import { problemsOf } from './verdict.ts';

/** Number of voucher codes at the start. Long runs use all of them, and guests who buy later get a refund. */
const codeCount = 400;

export type Stage = Pick<GuestWorld, 'setMealId' | 'branchIds'> & { readonly city: SmallCity };

/** Creates a shop that is always open, with plenty of tea, and a set meal with voucher codes of its brand. */
export async function openStage(test: TestApp): Promise<Stage> {
  // Server processes use the real clock, so the shop must be open at any time of day.
  test.clock.set(new Date());
  const city = await openSmallCity(test, '24/7');
  await sql`UPDATE dish SET stock = 100000 WHERE id = ${city.teaId}`.execute(test.app.database.read);
  const brand = await openBrand(test, city, { sharePermille: 137, hours: '24/7' });
  const setMealId = await newSetMeal(test, brand, { codeSource: 'brand', soldFrom: '2026-01-01', stock: 100_000 });
  await newSetMealCodes(test, setMealId, { count: codeCount });
  return { city, setMealId, branchIds: brand.branchIds };
}

export const newGuests = (test: TestApp, count: number): Promise<Guest[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const member = await newMember(test, 100_000_000);
      await sql`UPDATE member SET wechat_open_id = ${`oFaults_${index}`} WHERE id = ${member.id}`.execute(
        test.app.database.read,
      );
      return { token: member.token, addressId: await newAddress(test, member) };
    }),
  );

export const worldOf = (
  { city, setMealId, branchIds }: Stage,
  { payAt }: Outside,
  call: Caller,
): Omit<GuestWorld, 'isOver'> => ({
  call,
  shopId: city.shopId,
  dishId: city.noodlesId,
  scarceDishId: city.teaId,
  setMealId,
  branchIds,
  paymentPassword: '246810',
  payAt,
});

const reconciledWithinMs = 60_000;

/**
 * Waits until the server's data is consistent with the payments and refunds that the simulated gateways recorded.
 * @returns the waiting time in seconds.
 * @throws Error if the data is still inconsistent after a minute
 */
export async function untilReconciled(test: TestApp, { sandbox }: Outside): Promise<number> {
  const since = Date.now();
  for (;;) {
    // After a failover the connection pool may still contain a connection to the old primary. Report a lost connection
    // as a problem, so that the checks run again.
    const problems = await problemsOf(test.app.database.read, sandbox.books()).catch((error: unknown) => {
      if (isLostConnection(error)) return [String(error)];
      throw error;
    });
    if (problems.length === 0) return (Date.now() - since) / 1000;
    if (Date.now() - since > reconciledWithinMs) throw new Error(`After a minute: ${problems.slice(0, 20).join('\n')}`);
    await sleep(500);
  }
}

export async function lostOrders(test: TestApp, { orders, refunds }: Acknowledged): Promise<string[]> {
  const { rows } = await sql<{ lost: string }>`
    SELECT 'order ' || id AS lost FROM unnest(${[...orders]}::bigint[]) AS known(id)
      WHERE NOT EXISTS (SELECT FROM customer_order o WHERE o.id = known.id)
    UNION ALL SELECT 'refund ' || id FROM unnest(${[...refunds]}::bigint[]) AS known(id)
      WHERE NOT EXISTS (SELECT FROM refund r WHERE r.id = known.id)`.execute(test.app.database.read);
  return rows.map(({ lost }) => lost);
}
