import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { type VersionsForOrder, versionsForOrderIn } from '../../catalogue/index.ts';
import { type CouponsRead, usableCouponsIn } from '../../coupon/index.ts';
import { balanceIn } from '../../wallet/index.ts';

type Asked = {
  readonly memberId: number;
  readonly shopId: number;
  readonly dishIds: readonly number[];
  readonly now: Date;
};

export type StandingNow = {
  readonly versions: VersionsForOrder;
  /** Fen. */
  readonly balance: number;
  readonly coupons: CouponsRead;
};

/** Whether the offer is what it was, and what its guest has to pay with: of three terms, and one statement (record 0017). */
export async function readStanding(
  executor: Executor,
  { memberId, shopId, dishIds, now }: Asked,
): Promise<StandingNow> {
  const { rows } = await sql<StandingNow>`SELECT ${versionsForOrderIn(shopId, dishIds)} AS versions,
    ${balanceIn(memberId)} AS balance, ${usableCouponsIn(memberId, { shopId, now })} AS coupons`.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('a statement without a condition answered no row');
  return row;
}
