import type { SoldOutLength } from '@chifan/domain/catalogue';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { sellOutDishes } from '../../catalogue/index.ts';
import type { OrderRow } from '../order.store.ts';
import { dishesOfLines } from '../order-lines.store.ts';

export type SellOut = { readonly positions: readonly number[]; readonly until: SoldOutLength };

/**
 * Rule catalogue-34: when a merchant reports that dishes of an order are missing, marks these dishes as sold out on the
 * menu, so that no further guest orders them.
 */
export async function sellOutLines(
  platform: Platform,
  transition: Pick<TransitionContext, 'tx' | 'after' | 'now'>,
  { id, shop_id: shopId }: Pick<OrderRow, 'id' | 'shop_id'>,
  { positions, until }: SellOut,
): Promise<void> {
  const dishIds = await dishesOfLines(transition.tx, id, positions);
  if (shopId !== null && dishIds.length > 0) await sellOutDishes(platform, transition, { shopId, dishIds, until });
}
