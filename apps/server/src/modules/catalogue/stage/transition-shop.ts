import { missingParts, type ShopPart, shopStageWorkflow } from '@chifan/domain/catalogue';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { transitionOf } from '../../../platform/workflow/transition.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { type StagedShop, shopTables } from './shop-stage.store.ts';

type Host = Pick<Platform, 'live'>;

/** Changes a shop's stage. All changes of a shop's stage use this function. */
const transitionShop = transitionOf({
  workflow: shopStageWorkflow,
  tables: shopTables,
  factsOf: ({ state }: StagedShop) => ({ state }),
  publish: ({ live }: Host, { id }, _before, now) =>
    live.publish([`shop:${id}`], { topic: `shop:${id}`, version: now.getTime() }),
});

/**
 * Makes the locked shop live, or returns its missing parts (rule catalogue-41). The caller updates the search index.
 */
export async function goLiveIfComplete(
  host: Host,
  context: TransitionContext<'merchant' | 'platform' | 'system'>,
  shop: StagedShop,
): Promise<Answer<StagedShop>> {
  const missing: ShopPart[] = missingParts(shop);
  return missing.length > 0 ? refused('shop_incomplete', { missing }) : transitionShop(host, context, shop, 'go_live');
}
