import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MallStage, openMallStage } from '../../mall-in-tests.ts';

let stage: MallStage;
beforeAll(async () => {
  stage = await openMallStage();
});
afterAll(() => stage.close());

it('a database error while paying a mall order is reported as 500, not as too few points', async () => {
  const { read } = stage.test.app.database;
  const guest = await stage.guest();
  const placed = await guest.place([[await stage.product(), 1]]);
  await sql`ALTER TABLE posting ADD CONSTRAINT nothing_is_posted CHECK (false) NOT VALID`.execute(read);
  const refused = await guest.pay(placed.data.orderId);
  await sql`ALTER TABLE posting DROP CONSTRAINT nothing_is_posted`.execute(read);
  expect(refused).toMatchObject({ status: 500, success: false });
  expect(await guest.pay(placed.data.orderId)).toMatchObject({ success: true });
});

it('a guest with too few points cannot order from the mall', async () => {
  const guest = await stage.guest(1);
  const placed = await guest.place([[await stage.product(), 1]]);
  expect((placed.success ? await guest.pay(placed.data.orderId) : placed).data).toMatchObject({
    reason: 'insufficient_points',
  });
});
