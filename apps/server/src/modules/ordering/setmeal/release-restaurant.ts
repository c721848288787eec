import { applyEvent } from '@chifan/domain';
import { orderWorkflow } from '@chifan/domain/ordering';
import { type Tx, writePipelined } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { isBranchLost, voidSetMealCodes } from '../../setmeal/index.ts';
import { releasePickUpCode } from '../codes/pick-up-code.store.ts';
import { withOwnOrder } from '../fulfilment/with-own-order.ts';
import type { OrderRow } from '../order.store.ts';
import { voucherTimer, withVersionedKey } from '../order-timers.ts';
import { factsOf, transitionOrder } from '../transition-order.ts';
import {
  codesOfVouchers,
  lockBranch,
  removeVoucherCodes,
  setMealOrderOf,
  writeChosenAt,
} from './set-meal-order.store.ts';

/**
 * Lets the guest give up the chosen branch because it cannot serve the set meal. The guest then chooses again or gets a
 * refund (rule setmeal-8).
 */
export const releaseRestaurant = (
  platform: Platform,
  { orderId }: { readonly orderId: number },
  context: MemberContext,
): Promise<Answer<boolean>> =>
  withOwnOrder(platform, orderId, context, async (transition, order) => {
    const move = applyEvent(orderWorkflow, factsOf(order), 'release_restaurant', 'member');
    if (!move.ok) return refused(move.reason, { state: order.state, event: 'release_restaurant' });
    if (!(await hasLostBranch(transition.tx, order, transition.now))) return refused('branch_is_open');
    return release(platform, transition, order);
  });

/** Removes the chosen branch from the order automatically if the branch no longer takes part in the set meal. */
export async function releaseLost(platform: Platform, transition: TransitionContext, order: OrderRow): Promise<void> {
  const { set_meal_id: setMealId, shop_id: shopId } = order;
  if (setMealId === null || shopId === null) return;
  if (!applyEvent(orderWorkflow, factsOf(order), 'release_restaurant', 'system').ok) return;
  if (await lockBranch(transition.tx, { setMealId, shopId })) return;
  await release(platform, transition, order);
}

async function hasLostBranch(tx: Tx, order: OrderRow, now: Date): Promise<boolean> {
  const { set_meal_id: setMealId, shop_id: shopId, accepted_at: since } = order;
  if (setMealId === null || shopId === null || since === null) return false;
  return isBranchLost(tx, { setMealId, shopId }, { chosenAt: since, now });
}

async function release(platform: Platform, transition: TransitionContext, order: OrderRow): Promise<Answer<OrderRow>> {
  const { tx, now } = transition;
  const { codeSource, validUntil } = await setMealOrderOf(tx, order.id);
  const changes = {
    shop_id: null,
    day_number: null,
    diet_profile: null,
    accepted_at: null,
    pick_up_code: null,
  };
  const timer = (moved: OrderRow) => withVersionedKey(voucherTimer(moved, validUntil), moved);
  const released = await transitionOrder(platform, transition, order, 'release_restaurant', changes, { timer });
  if (!released.ok) return released;
  writePipelined(tx, writeChosenAt(tx, order.id, null));
  writePipelined(tx, releasePickUpCode(tx, order.id, now));
  if (codeSource === 'branch') {
    await voidSetMealCodes(tx, await codesOfVouchers(tx, { orderId: order.id }), now);
    await removeVoucherCodes(tx, order.id);
  }
  return released;
}
