import { createHmac, createSecretKey } from 'node:crypto';
import { businessDay } from '@chifan/domain';
import { type FeistelRoundFunction, pickUpCodeFromNumber } from '@chifan/domain/ordering';
import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { type OrderRow, requireShopId } from '../order.store.ts';
import { codeExpectedAt, dayEndTimer, expectedCollectionAt, withVersionedKey } from '../order-timers.ts';
import { fulfilmentState, transitionOrder } from '../transition-order.ts';
import { nextPickUpSequence, type ShopDay, takePickUpCode } from './pick-up-code.store.ts';

/**
 * Issues the pick-up code, which is unique per shop and business day (rule ordering-27). An order for a later day gets
 * its code at once, for that day.
 */
export async function issueCode(platform: Platform, transition: TransitionContext, order: OrderRow): Promise<void> {
  if (fulfilmentState(order) !== 'delivering' || order.pick_up_code !== null) return;
  // This timer is from an earlier choice of restaurant for a set meal. Since then, the guest has chosen another
  // restaurant, and the code for that restaurant is not due yet.
  if (order.set_meal_id !== null && codeExpectedAt(order, transition.now) > transition.now) return;
  const day = businessDay(expectedCollectionAt(order, transition.now));
  const code = await nextCode(platform.signingSecret, transition.tx, {
    orderId: order.id,
    shopId: requireShopId(order),
    businessDay: day,
  });
  const dayEnd = dayEndTimer(order, transition.now);
  const timer = order.set_meal_id === null ? dayEnd : (moved: OrderRow) => withVersionedKey(dayEnd, moved);
  const issued = await transitionOrder(platform, transition, order, 'issue_code', { pick_up_code: code }, { timer });
  if (!issued.ok) throw new Error(`the code of order ${order.number} could not be issued: ${issued.reason}`);
}

/**
 * Derives the code from the shop's next sequence number of the day. If another order has the same code (rare), uses the
 * following number.
 */
async function nextCode(secret: string, tx: Tx, of: ShopDay & { readonly orderId: number }): Promise<string> {
  const key = pickUpCodeKey(secret, of);
  for (;;) {
    const code = pickUpCodeFromNumber(await nextPickUpSequence(tx, of), key);
    if (await takePickUpCode(tx, { ...of, code })) return code;
  }
}

/** The secret key of a shop's pick-up codes on one business day, derived from a secret of this installation. */
export function pickUpCodeKey(secret: string, { shopId, businessDay }: ShopDay): FeistelRoundFunction {
  const digest = createHmac('sha256', secret).update(`pick-up codes of ${shopId} on ${businessDay}`).digest();
  const key = createSecretKey(digest);
  return (round, number) => createHmac('sha256', key).update(`${round}:${number}`).digest().readUInt32BE();
}
