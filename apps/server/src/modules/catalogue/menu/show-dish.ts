import type { DishCard } from '@chifan/contract/catalogue/views';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { dishById } from './dish.store.ts';
import { dishCardOf } from './dish-card.ts';

export async function showDish(
  platform: Platform,
  input: { dishId: number },
  context: Context,
): Promise<Answer<DishCard>> {
  const found = await dishById(platform.database.read, input.dishId);
  if (found === undefined) return refused('dish_not_found');
  return { ok: true, value: dishCardOf(found.dish, found.parts, context) };
}
