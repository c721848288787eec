import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import { noodlesToTakeAway, placePaid, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { memberLevel } from './show-membership.ts';

let app: TestApp;
let city: SmallCity;
inFreshSmallCity((opened) => {
  ({ app, city } = opened);
});

const membership = async () => (await app.call('membership', {}, { token: city.member.token })).data;

/** Sets the paid amount, the refunded amount and the time of completion of an order, to simulate other orders. */
const rewrite = (orderId: number, { paid, refunded, at }: { paid: number; refunded: number; at: Date | null }) =>
  sql`UPDATE customer_order SET balance_part = ${paid}, payable = 0, refunded_balance = ${refunded}, completed_at = ${at}
    WHERE id = ${orderId}`.execute(app.app.database.read);

test('the member level depends on the payments, less refunds, for orders completed in the last twelve months', async () => {
  const orders = [
    await placePaid(app, city, noodlesToTakeAway(city)),
    await placePaid(app, city, noodlesToTakeAway(city)),
    await placePaid(app, city, noodlesToTakeAway(city)),
  ];
  expect(await membership()).toMatchObject({ level: 'bronze', spent: 0, next: { level: 'silver', missing: 500_00 } });
  const [one = 0, two = 0, three = 0] = orders;
  await rewrite(one, { paid: 600_00, refunded: 100_01, at: new Date('2025-11-21T04:00:00Z') });
  expect(await membership()).toMatchObject({ level: 'bronze', spent: 499_99, next: { missing: 1 } });
  await rewrite(two, { paid: 1, refunded: 0, at: app.clock.now() });
  expect(await membership()).toMatchObject({ level: 'silver', spent: 500_00, next: { level: 'gold' } });
  await rewrite(three, { paid: 9_000_00, refunded: 0, at: null });
  expect(await membership()).toMatchObject({ level: 'silver' });
  await rewrite(three, { paid: 9_000_00, refunded: 0, at: app.clock.now() });
  expect(await membership()).toMatchObject({ level: 'platinum', next: null });
});

test('an order counts for the member level until exactly twelve months after its completion', async () => {
  const id = await placePaid(app, city, noodlesToTakeAway(city));
  await sql`UPDATE customer_order SET completed_at = NULL`.execute(app.app.database.read);
  await rewrite(id, { paid: 500_00, refunded: 0, at: new Date('2025-11-21T04:00:00Z') });
  const level = (now: string) => memberLevel(app.app.database.read, city.member.id, new Date(now));
  expect(await level('2026-11-21T04:00:00Z')).toBe('silver');
  expect(await level('2026-11-21T04:00:01Z')).toBe('bronze');
});
