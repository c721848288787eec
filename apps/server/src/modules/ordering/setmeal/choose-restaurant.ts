import type { ErrorReason } from '@chifan/contract';
import type { DietProfile } from '@chifan/contract/member/views';
import { applyEvent } from '@chifan/domain';
import { hasDiet } from '@chifan/domain/catalogue';
import { arrivalEstimate, orderWorkflow } from '@chifan/domain/ordering';
import type { BranchObstacle } from '@chifan/domain/setmeal';
import { type Tx, writePipelined } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { type BranchState, lockBranchState, takeSetMealCodes } from '../../setmeal/index.ts';
import { giveDayNumber } from '../day-numbers/give-day-number.ts';
import { withOwnOrder } from '../fulfilment/with-own-order.ts';
import type { OrderRow } from '../order.store.ts';
import { codeTimer, withVersionedKey } from '../order-timers.ts';
import { factsOf, transitionOrder } from '../transition-order.ts';
import { alertEmptyCodePool } from './issue-vouchers.ts';
import { type SetMealOrder, setMealOrderOf, writeChosenAt, writeVoucherCodes } from './set-meal-order.store.ts';

type Choice = { readonly orderId: number; readonly shopId: number; readonly dietProfile: DietProfile | null };

/**
 * Chooses the restaurant of a set meal, which ends the guest's right to a refund (rule setmeal-7). Choice and refund
 * lock the same row, so only one of them succeeds.
 */
export const chooseRestaurant = (
  platform: Platform,
  { orderId, shopId, dietProfile }: Choice,
  context: MemberContext,
): Promise<Answer<boolean>> =>
  withOwnOrder(platform, orderId, context, async (transition, order) => {
    // A retry of the same choice after a lost response returns the order unchanged.
    if (order.set_meal_id !== null && order.shop_id === shopId && isUnderWay(order)) return { ok: true, value: order };
    const move = applyEvent(orderWorkflow, factsOf(order), 'choose_restaurant', 'member');
    const notMoved = { state: order.state, event: 'choose_restaurant' };
    if (!move.ok) return refused(move.reason, notMoved);
    const { tx, now } = transition;
    const { set_meal_id: setMealId } = order;
    if (setMealId === null) return refused('transition_not_allowed', notMoved);
    // A transaction that removes the branch waits for the lock of this query. Afterwards it finds the order and lets
    // the guest choose again.
    const [bought, branch] = await Promise.all([
      setMealOrderOf(tx, orderId),
      lockBranchState(tx, { setMealId, shopId }, now),
    ]);
    if (bought.pieces === 0 || bought.validUntil <= now) return refused('transition_not_allowed', notMoved);
    const obstacle = obstacleOf(branch) ?? (await takeBranchCodes(tx, { ...bought, orderId }, shopId, now));
    if (obstacle === 'branch_codes_used_up') alertEmptyCodePool(platform, bought.setMealId);
    return obstacle ? refused(obstacle) : choose(platform, transition, order, { shopId, dietProfile });
  });

const isUnderWay = ({ state }: OrderRow): boolean => state === 'delivering' || state === 'to_be_picked_up';

const reasons: Readonly<Record<Exclude<BranchObstacle, 'codes_used_up'>, ErrorReason>> = {
  resting: 'shop_resting',
  not_served_now: 'not_served_now',
};

function obstacleOf(branch: BranchState): ErrorReason | null {
  if (!branch.takesPart) return 'branch_not_taking_part';
  // `takeBranchCodes` checks later whether voucher codes are left. If none are left, the choice is refused and the
  // server logs an alert about the empty pool.
  return branch.obstacle === null || branch.obstacle === 'codes_used_up' ? null : reasons[branch.obstacle];
}

/** Takes one voucher code per unit from the pool of the branch, if the set meal uses codes of its branches. */
async function takeBranchCodes(
  tx: Tx,
  { orderId, setMealId, codeSource, pieces }: SetMealOrder & { readonly orderId: number },
  shopId: number,
  at: Date,
): Promise<ErrorReason | null> {
  if (codeSource !== 'branch') return null;
  const codes = await takeSetMealCodes(tx, { setMealId, shopId, pieces, at });
  if (codes === 'short') return 'branch_codes_used_up';
  const codeIds = codes.map(({ id }) => id);
  writePipelined(tx, writeVoucherCodes(tx, orderId, codeIds));
  return null;
}

async function choose(
  platform: Platform,
  transition: TransitionContext,
  order: OrderRow,
  { shopId, dietProfile }: Pick<Choice, 'shopId' | 'dietProfile'>,
): Promise<Answer<OrderRow>> {
  const { tx, now } = transition;
  const told = dietProfile !== null && hasDiet(dietProfile) ? dietProfile : null;
  const changes = {
    shop_id: shopId,
    diet_profile: told,
    accepted_at: now,
    estimated_at: arrivalEstimate(order.type, now),
  };
  const timer = (moved: OrderRow) => withVersionedKey(codeTimer(moved, now), moved);
  const chosen = await transitionOrder(platform, transition, order, 'choose_restaurant', changes, { timer });
  if (!chosen.ok) return chosen;
  writePipelined(tx, writeChosenAt(tx, order.id, now));
  giveDayNumber(transition, chosen.value);
  return chosen;
}
