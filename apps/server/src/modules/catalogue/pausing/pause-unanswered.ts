import { businessDayEnd } from '@chifan/domain';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { enqueuePauseEnd } from './end-pause.job.ts';
import { writePauseUnanswered } from './pause.store.ts';
import { publishShopChanged } from './publish-shop-changed.ts';

/**
 * Pauses a shop that does not answer orders, until the business day ends or the merchant resumes (rule ordering-106).
 * The caller must have locked the shop, and the shop must accept orders.
 */
export async function pauseUnanswered(
  platform: Platform,
  { tx, after, now }: Pick<TransitionContext, 'tx' | 'after' | 'now'>,
  shopId: number,
): Promise<void> {
  const until = businessDayEnd(now);
  await writePauseUnanswered(tx, shopId, until, now);
  await enqueuePauseEnd(tx, shopId, until);
  after(() => publishShopChanged(platform, shopId, now));
}
