import { type SoldOutLength, soldOutEnd } from '@chifan/domain/catalogue';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { publishShopChanged } from '../pausing/publish-shop-changed.ts';
import { endSoldOutOf, writeAvailability, writeSoldOut } from './dish.store.ts';
import { updateMenuFacts } from './menu-facts.store.ts';

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
    await updateMenuFacts(tx, [shopId]);
    if (soldOutUntil !== null) await bookSoldOutEnd(tx, dishId, soldOutUntil);
    after(() => publishShopChanged(platform, shopId, now));
    return { ok: true as const, value: true };
  });
}

type SoldOut = { readonly shopId: number; readonly dishIds: readonly number[]; readonly until: SoldOutLength };

/**
 * Marks dishes as sold out on the menu, because the kitchen reported them as unavailable for an order (rule
 * catalogue-34).
 */
export async function sellOutDishes(
  platform: Platform,
  { tx, after, now }: Pick<TransitionContext, 'tx' | 'after' | 'now'>,
  { shopId, dishIds, until }: SoldOut,
): Promise<void> {
  const end = soldOutEnd(until, now) ?? null;
  const changed = await writeSoldOut(tx, { shopId, dishIds, until: end });
  if (changed.length === 0) return;
  await updateMenuFacts(tx, [shopId]);
  if (end !== null) for (const dishId of changed) await bookSoldOutEnd(tx, dishId, end);
  after(() => publishShopChanged(platform, shopId, now));
}

const kind = 'catalogue.end_sold_out';

const bookSoldOutEnd = (tx: Tx, dishId: number, runAt: Date): Promise<void> =>
  enqueue(tx, { kind, key: `dish:${dishId}:sold-out:${runAt.getTime()}`, payload: { dishId }, runAt });

/**
 * Makes a dish available at the end of its sold-out time (rule catalogue-22). Skips a dish that sold out again or was
 * made available by hand.
 */
export const endSoldOutJobs = (platform: Platform): JobHandlers => ({
  [kind]: {
    inTransaction: async (tx, { dishId }: { dishId: number }, after) => {
      const now = platform.clock.now();
      const shopId = await endSoldOutOf(tx, dishId, now);
      if (shopId === undefined) return;
      await updateMenuFacts(tx, [shopId]);
      after(() => publishShopChanged(platform, shopId, now));
    },
  },
});
