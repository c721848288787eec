import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { writeAvailability } from './dish.store.ts';
import { keepMenuFacts } from './menu-facts.store.ts';

export async function setDishAvailability(
  platform: Platform,
  input: { dishId: number; isAvailable: boolean; stock: number | null },
  { caller, now }: { caller: { id: number }; now: Date },
): Promise<Answer<boolean>> {
  const { dishId, isAvailable, stock } = input;
  const change = { staffId: caller.id, dishId, isAvailable, stock };
  return platform.database.transact(async (tx, after) => {
    const shopId = await writeAvailability(tx, change);
    if (shopId === undefined) return refused('dish_not_found');
    await keepMenuFacts(tx, [shopId]);
    after(() => platform.live.tell([`shop:${shopId}`], { topic: `shop:${shopId}`, version: now.getTime() }));
    return { ok: true as const, value: true };
  });
}
