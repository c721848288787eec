import type { orderingCalls } from '@chifan/contract/ordering/calls';
import { maxUnpaidOrders } from '@chifan/domain/ordering';
import type { z } from 'zod';
import { isConditionUnmet, isUniqueViolation, type Tx } from '../../../platform/database/database.ts';
import { type Answer, type Failure, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { RollbackWithRefusal } from '../../../platform/http/rollback-with-refusal.ts';
import type { Platform } from '../../../platform/module.ts';
import { systemContext } from '../../../platform/workflow/transition-context.ts';
import { holdCoupons } from '../../coupon/index.ts';
import { isMemberBlocked } from '../../member/index.ts';
import { holdBalance, isOverdrawn } from '../../wallet/index.ts';
import { lockOrderToPay } from '../order.store.ts';
import { markPaid } from '../paying/mark-paid.ts';
import { limitOfMember } from '../setmeal/limit-of-member.ts';
import { publishOrderChanged } from '../transition-order.ts';
import {
  insertOrder,
  limitedStockWanted,
  type NewOrder,
  orderByIdempotencyKey,
  unpaidAtShopIndex,
  unpaidOrdersOf,
  unpaidSetMealIndex,
  unpaidSlotIndex,
} from './insert-order.store.ts';

export type Placed = z.input<(typeof orderingCalls)['placeOrder']['output']>;

/** Writes the order and its reservations. After a refusal, the whole transaction is rolled back. */
export async function writeOrder(platform: Platform, order: NewOrder): Promise<Answer<Placed>> {
  for (;;) {
    const written = await tryToWrite(platform, order);
    // A concurrent order of the member took the slot for unpaid orders. Another slot may be free, so the loop tries
    // again.
    if (written !== 'slot_taken') return written;
  }
}

async function tryToWrite(platform: Platform, order: NewOrder): Promise<Answer<Placed> | 'slot_taken'> {
  try {
    const { orderId, state } = await (isOneStatement(order) ? writeAlone(platform, order) : writeAll(platform, order));
    const { number, payable, payBefore } = order;
    return { ok: true, value: { orderId, number, payable, payBefore: payBefore.toISOString(), state } };
  } catch (error) {
    if (error instanceof RollbackWithRefusal) return (await obstacleOfMember(platform, order, error)) ?? error.refusal;
    if (unpaidIndexes.some((index) => isUniqueViolation(error, index))) return 'slot_taken';
    if (order.setMeal && isConditionUnmet(error)) return refused('set_meal_sold_out');
    // The balance was spent after the quote, and the database rejected a negative balance.
    if (isOverdrawn(error)) return refused('insufficient_balance');
    // A concurrent request with the same idempotency key has placed its order first. The caller returns the result of
    // that request.
    if (isUniqueViolation(error, 'customer_order_member_id_idempotency_key_key')) {
      return refused('idempotency_key_reused');
    }
    throw error;
  }
}

const unpaidIndexes = [unpaidSlotIndex, unpaidAtShopIndex, unpaidSetMealIndex];

/**
 * Finds what prevented the write: the member is blocked (rule member-56), or has an unpaid order that they must pay or
 * cancel first.
 */
async function obstacleOfMember(
  { database }: Platform,
  { payable, memberId, shopId, setMeal }: NewOrder,
  { refusal }: RollbackWithRefusal,
): Promise<Failure | undefined> {
  if (refusal.reason !== 'quote_changed') return undefined;
  if (await isMemberBlocked(database.read, memberId)) return refused('member_blocked');
  if (payable === 0) return undefined;
  const unpaid = await unpaidOrdersOf(database.read, memberId);
  const here = unpaid.find((order) => (setMeal ? order.setMealId === setMeal.id : order.shopId === shopId));
  if (here)
    return refused(setMeal ? 'unpaid_order_of_set_meal' : 'unpaid_order_at_shop', { orderId: here.id, limit: 1 });
  const [oldest] = unpaid;
  if (!oldest || unpaid.length < maxUnpaidOrders) return undefined;
  return refused('too_many_unpaid_orders', { orderId: oldest.id, limit: maxUnpaidOrders });
}

type Written = { readonly orderId: number; readonly state: Placed['state'] };

/**
 * True for most orders, which reserve no stock or coupon and are paid later. For such an order, one SQL statement is
 * the whole transaction.
 */
const isOneStatement = (order: NewOrder): boolean =>
  (order.setMeal === null || order.setMeal.maxPerMember === null) &&
  limitedStockWanted(order.lines).length === 0 &&
  couponIdsOf(order).length === 0 &&
  order.balancePart === 0 &&
  order.payable > 0;

async function writeAlone(platform: Platform, order: NewOrder): Promise<Written> {
  const placed = await insertOrder(platform.database.alone, order);
  // The prices have changed. The caller prices the request again and returns the changes to the guest.
  if (!placed) throw new RollbackWithRefusal(refused('quote_changed'));
  const { orderId } = placed;
  tellPlaced(platform, orderId, order);
  return { orderId, state: 'unpaid' };
}

const writeAll = (platform: Platform, order: NewOrder): Promise<Written> =>
  platform.database.transact(async (tx, after) => {
    const [placed, problem] = await Promise.all([insertOrder(tx, order), limitOfMember(tx, order)]);
    if (!placed) throw new RollbackWithRefusal(refused('quote_changed'));
    if (problem) throw new RollbackWithRefusal(refused(problem));
    const { orderId, stockTaken } = placed;
    if (stockTaken < limitedStockWanted(order.lines).length) throw new RollbackWithRefusal(refused('sold_out'));
    await reserve(tx, orderId, order);
    return { orderId, state: await settleAtOnce(platform, tx, after, orderId, order) };
  });

const couponIdsOf = (order: NewOrder): number[] =>
  [order.shopCouponId, order.deliveryCouponId].filter((id) => id !== null);

const tellPlaced = (platform: Platform, orderId: number, { memberId, shopId, type }: NewOrder): void =>
  publishOrderChanged(platform, {
    id: orderId,
    member_id: memberId,
    shop_id: shopId,
    type,
    courier_id: null,
    version: 1,
  });

async function reserve(tx: Tx, orderId: number, order: NewOrder): Promise<void> {
  const { memberId, placedAt: at, balancePart } = order;
  const couponIds = couponIdsOf(order);
  const held = couponIds.length === 0 ? 'held' : await holdCoupons(tx, { orderId, memberId, couponIds, at });
  if (held !== 'held') throw new RollbackWithRefusal(refused(held));
  if (balancePart > 0) await holdBalance(tx, { orderId, memberId, amount: balancePart, part: 'wished', at });
}

/** Pays the order in the current transaction without a gateway, because the balance covers the whole price. */
async function settleAtOnce(
  platform: Platform,
  tx: Tx,
  after: (effect: () => void) => void,
  orderId: number,
  order: NewOrder,
): Promise<Placed['state']> {
  if (order.payable > 0) {
    after(() => tellPlaced(platform, orderId, order));
    return 'unpaid';
  }
  const locked = await lockOrderToPay(tx, orderId);
  if (!locked) throw new Error('the order that was just placed is gone');
  const paid = await markPaid(platform, systemContext({ tx, after, now: order.placedAt }), locked, 'balance');
  if (!paid.ok) throw new Error(`a covered order could not be paid: ${paid.reason}`);
  return paid.value.state;
}

/** Refusals after which the server does not price the request again. */
const finalReasons: readonly string[] = [
  'idempotency_key_reused',
  'unpaid_order_at_shop',
  'unpaid_order_of_set_meal',
  'too_many_unpaid_orders',
  'member_blocked',
];
export const isFinalRefusal = ({ reason }: Failure): boolean => finalReasons.includes(reason);

export async function findEarlierPlacement(
  platform: Platform,
  { caller, idempotencyKey }: Pick<MemberContext, 'caller' | 'idempotencyKey'>,
  requestHash: string,
): Promise<Answer<Placed> | undefined> {
  const order = await orderByIdempotencyKey(platform.database.read, caller.id, idempotencyKey);
  if (!order) return undefined;
  if (order.requestHash !== requestHash) return refused('idempotency_key_reused');
  const { id: orderId, number, payable, payBefore, state } = order;
  return { ok: true, value: { orderId, number, payable, payBefore: payBefore.toISOString(), state } };
}
