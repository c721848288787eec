import { soldOutEnd } from '@chifan/domain/catalogue';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { tellShop } from '../pausing/tell-shop.ts';
import { endSoldOutOf, writeAvailability } from './dish.store.ts';
import { keepMenuFacts } from './menu-facts.store.ts';

type Availability = {
  readonly dishId: number;
  readonly isAvailable: boolean;
  readonly stock: number | null;
  readonly until: string;
};

export async function setDishAvailability(
  platform: Platform,
  input: Availability,
  { caller, now }: { caller: { id: number }; now: Date },
): Promise<Answer<boolean>> {
  const { dishId, isAvailable, stock } = input;
  const soldOutUntil = isAvailable ? null : soldOutEnd(input.until, now);
  if (soldOutUntil === undefined) return refused('day_has_begun');
  const change = { staffId: caller.id, dishId, isAvailable, stock, soldOutUntil };
  return platform.database.transact(async (tx, after) => {
    const shopId = await writeAvailability(tx, change);
    if (shopId === undefined) return refused('dish_not_found');
    await keepMenuFacts(tx, [shopId]);
    if (soldOutUntil !== null) await bookSoldOutEnd(tx, dishId, soldOutUntil);
    after(() => tellShop(platform, shopId, now));
    return { ok: true as const, value: true };
  });
}

const kind = 'catalogue.end_sold_out';

const bookSoldOutEnd = (tx: Tx, dishId: number, runAt: Date): Promise<void> =>
  enqueue(tx, { kind, key: `dish:${dishId}:sold-out:${runAt.getTime()}`, payload: { dishId }, runAt });

/** Rule catalogue-22: one that was sold out anew, or put on sale by hand, is left as it is. */
export const endSoldOutJobs = (platform: Platform): JobHandlers => ({
  [kind]: {
    inTransaction: async (tx, { dishId }: { dishId: number }, after) => {
      const now = platform.clock.now();
      const shopId = await endSoldOutOf(tx, dishId, now);
      if (shopId === undefined) return;
      await keepMenuFacts(tx, [shopId]);
      after(() => tellShop(platform, shopId, now));
    },
  },
});
