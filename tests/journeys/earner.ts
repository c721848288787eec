import { sql } from 'kysely';
import { vi } from 'vitest';
import { grantReward } from '../../apps/server/src/modules/wallet/index.ts';
import { newMember, type TestPerson } from '../../apps/server/src/testing/index.ts';
import { waitLimitMs } from '../../tools/test/wait-limit.ts';
import type { SmallStage } from './small-stage.ts';

type Earned = {
  readonly orderId: number;
  /** Affiliate money in fen. `balance` can be withdrawn. `pending` is not credited yet. */
  readonly balance: number;
  readonly pending?: number;
};

export async function newEarner(stage: SmallStage, { orderId, balance, pending = 0 }: Earned): Promise<TestPerson> {
  const member = await newMember(stage.test, 0);
  const earn = (kind: 'affiliate' | 'draw', amount: number, completedAt: Date) =>
    stage.test.app.database.transact(async (tx) => {
      await sql`SELECT FROM customer_order WHERE id = ${orderId} FOR UPDATE`.execute(tx);
      const reward = { orderId, memberId: member.id, kind, amount, base: amount };
      await grantReward(tx, { ...reward, completedAt, at: new Date() });
    });
  await earn('affiliate', balance, new Date(Date.now() - 48 * 3_600_000));
  await earn('draw', pending, new Date());
  await vi.waitUntil(async () => (await withdrawable(stage, member)).balance === balance, { timeout: waitLimitMs });
  return member;
}

export const withdrawable = async ({ server }: SmallStage, member: TestPerson) =>
  (await server.call('withdrawable', {}, member)).data;
