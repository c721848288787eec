import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MallStage, openMallStage } from '../../mall-in-tests.ts';

let stage: MallStage;
beforeAll(async () => {
  stage = await openMallStage();
});
afterAll(() => stage.close());

it('a violation of another database constraint is not reported as too few points', async () => {
  const { read } = stage.test.app.database;
  const guest = await stage.guest();
  const placed = await guest.place([[await stage.product(), 1]]);
  await sql`ALTER TABLE posting ADD CONSTRAINT nothing_is_posted CHECK (false) NOT VALID`.execute(read);
  const refused = await guest.pay(placed.data.orderId);
  await sql`ALTER TABLE posting DROP CONSTRAINT nothing_is_posted`.execute(read);
  expect(refused).toMatchObject({ status: 500, success: false });
  expect(await guest.pay(placed.data.orderId)).toMatchObject({ success: true });
});

it('rejects a payment with too few points', async () => {
  const guest = await stage.guest(1);
  const placed = await guest.place([[await stage.product(), 1]]);
  expect((placed.success ? await guest.pay(placed.data.orderId) : placed).data).toMatchObject({
    reason: 'insufficient_points',
  });
});
