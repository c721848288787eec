import type { orderingCalls } from '@chifan/contract/ordering';
import { isMainlandPhone } from '@chifan/domain/member';
import { maxUnpaidOrders } from '@chifan/domain/ordering';
import type { PaymentMethod } from '@chifan/domain/payment';
import { readSecondContact } from '@chifan/domain/phone';
import type { z } from 'zod';
import { isUniqueViolation, type Tx } from '../../../platform/database/database.ts';
import { type Answer, type Failure, refused } from '../../../platform/http/answers.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { RolledBack } from '../../../platform/http/rolled-back.ts';
import type { Platform } from '../../../platform/module.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { systemContext } from '../../../platform/workflow/transition-context.ts';
import { holdCoupons } from '../../coupon/index.ts';
import { verifyPaymentPassword } from '../../member/index.ts';
import { holdBalance, isOverdrawn } from '../../wallet/index.ts';
import { lockOrderToPay } from '../order.store.ts';
import { markPaid } from '../paying/mark-paid.ts';
import { publishOrderChanged } from '../transition-order.ts';
import {
  insertOrder,
  limitedDishes,
  type NewOrder,
  orderByIdempotencyKey,
  unpaidAtShopIndex,
  unpaidOrdersOf,
  unpaidSlotIndex,
} from './insert-order.store.ts';
import { newOrder, type PlaceInput } from './new-order.ts';
import { soldOutDishes, unservedDishes } from './obstacles.ts';
import { loadPricingInputs, type PricedOrder, type PricingInputs, priceInputs, priceRequest } from './price-request.ts';
import { type Asking, quoteOf, type SeenQuote, seenQuote } from './quote-order.ts';
import { cachedSnapshot, type RowVersions } from './quote-snapshot-cache.ts';

type Placed = z.input<(typeof orderingCalls)['placeOrder']['output']>;

type PlaceOrderDeps = { readonly platform: Platform; readonly methods: readonly PaymentMethod[] };

/** At the price that the guest has seen, else answers what changed (rule ordering-34). All of it or nothing. */
export async function placeOrder(
  deps: PlaceOrderDeps,
  input: PlaceInput,
  context: MemberContext,
): Promise<Answer<Placed>> {
  const requestHash = sha256(JSON.stringify(input));
  const placed = await tryToPlace(deps, input, context, requestHash);
  // A call that is sent again is told what it was told: only where it would be refused is there anything to look for.
  return placed.ok ? placed : ((await placedBefore(deps.platform, context, requestHash)) ?? placed);
}

async function tryToPlace(
  deps: PlaceOrderDeps,
  input: PlaceInput,
  context: MemberContext,
  requestHash: string,
): Promise<Answer<Placed>> {
  const missing = missingOf(input);
  if (missing) return missing;
  const { database } = deps.platform;
  const asking = askingOf(input, context);
  const remembered = cachedSnapshot(database, input.quoteToken, asking);
  const atOnce = remembered ? await placeAs(deps, input, context, requestHash, remembered) : undefined;
  if (atOnce?.ok || (atOnce && isFinal(atOnce))) return atOnce;
  const known = await loadPricingInputs(database, asking.memberId, asking.request, asking.now);
  if (!known.ok) return known;
  return placeAs(deps, input, context, requestHash, { known: known.value, rowVersions: null });
}

async function placeAs(
  deps: PlaceOrderDeps,
  input: PlaceInput,
  context: MemberContext,
  requestHash: string,
  { known, rowVersions }: { known: PricingInputs; rowVersions: RowVersions | null },
): Promise<Answer<Placed>> {
  const { platform } = deps;
  const priced = priceInputs(known, input.request, context.now);
  if (!priced.ok) return priced;
  const objection = objectionTo(deps, input, context, priced.value);
  if (objection) return objection;
  if (priced.value.receipt.balance > 0) {
    const password = await verifyPaymentPassword(platform, context.caller.id, input.paymentPassword, context.now);
    if (!password.ok) return password;
  }
  const order = await newOrder(platform, input, context, requestHash, { priced: priced.value, rowVersions });
  const written = await write(platform, order);
  const isTold = written.ok || isFinal(written) || rowVersions !== null;
  return isTold ? written : ((await changedMeanwhile(deps, input, context)) ?? written);
}

/** Refusals that no other price would change. */
const finalReasons: readonly string[] = ['idempotency_key_reused', 'unpaid_order_at_shop', 'too_many_unpaid_orders'];
const isFinal = ({ reason }: Failure): boolean => finalReasons.includes(reason);

function missingOf(input: PlaceInput): Failure | undefined {
  if (input.contactName === '') return refused('contact_missing');
  // Rule member-3: a mainland number; who has none leaves a second way to be reached (rule member-6), and no number.
  const isReachable = input.contactPhone === '' ? input.secondContact : isMainlandPhone(input.contactPhone);
  if (!isReachable) return refused('phone_invalid');
  // A saved address may hold what nobody can use, from before that was refused: its phone number is enough.
  const isOfAddress = input.request.type === 'delivery' && input.contactPhone !== '';
  if (!isOfAddress && input.secondContact !== undefined && !readSecondContact(input.secondContact)) {
    return refused('second_contact_invalid');
  }
  // Rule ordering-4: somebody must be able to talk with the courier.
  if (input.request.type === 'delivery' && input.helper === undefined) return refused('helper_missing');
  return undefined;
}

async function placedBefore(
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

/** What the guest knew already stands in the way by its own reason; what came since their quote is told as a change. */
function objectionTo(
  { platform, methods }: PlaceOrderDeps,
  input: PlaceInput,
  context: MemberContext,
  priced: PricedOrder,
): Failure | undefined {
  const asking = askingOf(input, context);
  const seen = seenQuote(platform, input.quoteToken, asking, priced);
  const obstacle = obstacleOf(priced);
  if (obstacle && !isNews(seen)) return obstacle;
  if (seen.why === 'holds') return undefined;
  const quote = quoteOf(platform, methods, asking, priced);
  return refused('quote_changed', { changes: [], ...seen, dishIds: dishesInTheWay(priced), quote });
}

const isNews = (seen: SeenQuote): boolean =>
  'changes' in seen && seen.changes.some(({ from, to }) => from === null && to === null);

const dishesInTheWay = ({ lines, startAt }: PricedOrder): number[] => [
  ...new Set([...soldOutDishes(lines), ...unservedDishes(lines, startAt)]),
];

const askingOf = (input: PlaceInput, { caller, language, now }: MemberContext): Asking => ({
  memberId: caller.id,
  request: input.request,
  language,
  now,
});

function obstacleOf(priced: PricedOrder): Failure | undefined {
  const [first] = priced.obstacles;
  if (first === undefined) return undefined;
  if (first === 'below_minimum') return refused(first, { shortfall: priced.receipt.shortfall });
  if (first === 'sold_out') return refused(first, { dishIds: soldOutDishes(priced.lines) });
  if (first === 'not_served_now') return refused(first, { dishIds: unservedDishes(priced.lines, priced.startAt) });
  return refused(first);
}

/** Somebody was faster between looking and writing: another look tells the guest what it is now. */
async function changedMeanwhile(
  deps: PlaceOrderDeps,
  input: PlaceInput,
  context: MemberContext,
): Promise<Failure | undefined> {
  const priced = await priceRequest(deps.platform.database, context.caller.id, input.request, context.now);
  return priced.ok ? objectionTo(deps, input, context, priced.value) : priced;
}

/** All of it or nothing: a refusal rolls back what was begun. */
async function write(platform: Platform, order: NewOrder): Promise<Answer<Placed>> {
  for (;;) {
    const written = await tryToWrite(platform, order);
    // Another order of the member took the same slot at the same moment: there may be another one.
    if (written !== 'slot_taken') return written;
  }
}

async function tryToWrite(platform: Platform, order: NewOrder): Promise<Answer<Placed> | 'slot_taken'> {
  try {
    const { orderId, state } = await (isOneStatement(order) ? writeAlone(platform, order) : writeAll(platform, order));
    const { number, payable, payBefore } = order;
    return { ok: true, value: { orderId, number, payable, payBefore: payBefore.toISOString(), state } };
  } catch (error) {
    if (error instanceof RolledBack) return (await unpaidInTheWay(platform, order, error)) ?? error.refusal;
    if (isUniqueViolation(error, unpaidSlotIndex) || isUniqueViolation(error, unpaidAtShopIndex)) return 'slot_taken';
    // The balance went elsewhere between the quote and now: the database refuses to overdraw it.
    if (isOverdrawn(error)) return refused('insufficient_balance');
    // The same call at the same moment: the caller is told what that one was told.
    if (isUniqueViolation(error, 'customer_order_member_id_idempotency_key_key')) {
      return refused('idempotency_key_reused');
    }
    throw error;
  }
}

/** Why nothing was written: of what the member has not paid yet, the order to pay or cancel first. */
async function unpaidInTheWay(
  { database }: Platform,
  { payable, memberId, shopId }: NewOrder,
  { refusal }: RolledBack,
): Promise<Failure | undefined> {
  if (payable === 0 || refusal.reason !== 'quote_changed') return undefined;
  const unpaid = await unpaidOrdersOf(database.read, memberId);
  const here = unpaid.find((order) => order.shopId === shopId);
  if (here) return refused('unpaid_order_at_shop', { orderId: here.id, limit: 1 });
  const [oldest] = unpaid;
  if (!oldest || unpaid.length < maxUnpaidOrders) return undefined;
  return refused('too_many_unpaid_orders', { orderId: oldest.id, limit: maxUnpaidOrders });
}

type Written = { readonly orderId: number; readonly state: Placed['state'] };

/** Most orders reserve nothing and are paid later: then one statement is the whole transaction. */
const isOneStatement = (order: NewOrder): boolean =>
  limitedDishes(order.lines).length === 0 &&
  couponIdsOf(order).length === 0 &&
  order.balancePart === 0 &&
  order.payable > 0;

async function writeAlone(platform: Platform, order: NewOrder): Promise<Written> {
  const placed = await insertOrder(platform.database.alone, order);
  // What it was priced by has changed: the caller looks anew and tells the guest what.
  if (!placed) throw new RolledBack(refused('quote_changed'));
  const { orderId } = placed;
  tellPlaced(platform, orderId, order);
  return { orderId, state: 'unpaid' };
}

const writeAll = (platform: Platform, order: NewOrder): Promise<Written> =>
  platform.database.transact(async (tx, after) => {
    const placed = await insertOrder(tx, order);
    if (!placed) throw new RolledBack(refused('quote_changed'));
    const { orderId, stockTaken } = placed;
    if (stockTaken < limitedDishes(order.lines).length) throw new RolledBack(refused('sold_out'));
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
  if (held !== 'held') throw new RolledBack(refused(held));
  if (balancePart > 0) await holdBalance(tx, { orderId, memberId, amount: balancePart, part: 'wished', at });
}

/** An order that balance covers needs no gateway: it is paid in the same transaction. */
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
