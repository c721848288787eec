import type { orderingCalls } from '@chifan/contract/ordering';
import { businessDay } from '@chifan/domain/catalogue';
import { isMainlandPhone } from '@chifan/domain/member';
import { orderNumber, paymentWindowMinutes } from '@chifan/domain/ordering';
import type { PaymentMethod } from '@chifan/domain/payment';
import type { z } from 'zod';
import { type Database, isCheckViolation, isUniqueViolation, type Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { chosenRecords } from '../../catalogue/index.ts';
import { verifyPaymentPassword } from '../../member/index.ts';
import { holdBalance } from '../../wallet/index.ts';
import { addressSnapshot } from '../address-snapshot.ts';
import { systemHand, tellOrder } from '../move-order.ts';
import { lockOrder } from '../order.store.ts';
import { markPaid } from '../paying/mark-paid.ts';
import { soldOutDishes, unservedDishes } from './obstacles.ts';
import {
  insertOrder,
  limitedDishes,
  type NewLine,
  type NewOrder,
  nextOrderSequences,
  orderByIdempotencyKey,
} from './place.store.ts';
import { type PricedWish, priceWish } from './price-wish.ts';
import { quoteHolds, quoteOf } from './quote-order.ts';

type Input = z.output<(typeof orderingCalls)['placeOrder']['input']>;
type Placed = z.input<(typeof orderingCalls)['placeOrder']['output']>;
type MemberContext = Context<{ role: 'member'; id: number; sessionHash: string }>;

/**
 * Places an order at the price that the guest has seen, or answers what changed (decisions §4). Nothing is reserved, held
 * or written unless all of it is.
 */
export async function placeOrder(
  platform: Platform,
  methods: readonly PaymentMethod[],
  input: Input,
  context: MemberContext,
): Promise<Answer<Placed>> {
  const memberId = context.caller.id;
  const wishHash = sha256(JSON.stringify(input));
  const contact = contactProblem(input);
  if (contact) return contact;
  const before = await placedBefore(platform, memberId, context.idempotencyKey, wishHash);
  if (before) return before;
  const priced = await priceWish(platform.database.read, memberId, input.wish, context.now);
  if (!priced.ok) return priced;
  const obstacle = obstacleOf(priced.value);
  if (obstacle) return obstacle;
  const held = quoteHolds(platform, input.quoteToken, memberId, input.wish, priced.value, context.now);
  if (held !== 'holds') {
    const quote = quoteOf(platform, methods, memberId, input.wish, priced.value, context.language, context.now);
    return refused('quote_changed', { why: held, quote });
  }
  if (priced.value.receipt.balance > 0) {
    const password = await verifyPaymentPassword(platform, memberId, input.paymentPassword, context.now);
    if (!password.ok) return password;
  }
  return write(platform, input, context, wishHash, priced.value);
}

function contactProblem(input: Input) {
  if (input.contactName === '') return refused('contact_missing');
  // Specification §5: a mainland number; who has none leaves a second way to be reached (decisions §7).
  if (!isMainlandPhone(input.contactPhone) && !input.secondContact) return refused('phone_invalid');
  // Specification §5: somebody must be able to talk with the courier.
  if (input.wish.type === 'delivery' && input.helper === undefined) return refused('helper_missing');
  return undefined;
}

function obstacleOf(priced: PricedWish) {
  const [first] = priced.obstacles;
  if (first === undefined) return undefined;
  if (first === 'below_minimum') return refused(first, { shortfall: priced.receipt.shortfall });
  if (first === 'sold_out') return refused(first, { dishIds: soldOutDishes(priced.lines) });
  if (first === 'not_served_now') return refused(first, { dishIds: unservedDishes(priced.lines, priced.startAt) });
  return refused(first);
}

async function placedBefore(
  platform: Platform,
  memberId: number,
  key: string,
  wishHash: string,
): Promise<Answer<Placed> | undefined> {
  const order = await orderByIdempotencyKey(platform.database.read, memberId, key);
  if (!order) return undefined;
  if (order.wishHash !== wishHash) return refused('idempotency_key_reused');
  const { id: orderId, number, payable, payBefore, state } = order;
  return {
    ok: true,
    value: { orderId, number, payable, payBefore: payBefore.toISOString(), state: state as Placed['state'] },
  };
}

async function write(
  platform: Platform,
  input: Input,
  context: MemberContext,
  wishHash: string,
  priced: PricedWish,
): Promise<Answer<Placed>> {
  const order = await newOrder(platform, input, context, wishHash, priced);
  try {
    return await platform.database.transact(async (tx, after) => {
      const { orderId, stockTaken } = await insertOrder(tx, order);
      if (stockTaken < limitedDishes(order.lines).length) throw new SoldOut();
      if (order.balancePart > 0) {
        await holdBalance(tx, {
          orderId,
          memberId: order.memberId,
          amount: order.balancePart,
          part: 'wished',
          at: context.now,
        });
      }
      const state = await settleAtOnce(platform, tx, after, orderId, order, context.now);
      const { number, payable, payBefore } = order;
      return { ok: true as const, value: { orderId, number, payable, payBefore: payBefore.toISOString(), state } };
    });
  } catch (error) {
    if (error instanceof SoldOut) return refused('sold_out');
    // The balance went elsewhere between the quote and now: the database refuses to overdraw it.
    if (isCheckViolation(error)) return refused('insufficient_balance');
    if (isUniqueViolation(error, 'customer_order_member_id_idempotency_key_key')) {
      const before = await placedBefore(platform, order.memberId, order.idempotencyKey, wishHash);
      if (before) return before;
    }
    throw error;
  }
}

/** An order that balance covers needs no gateway: it is paid in the same transaction. */
async function settleAtOnce(
  platform: Platform,
  tx: Tx,
  after: (effect: () => void) => void,
  orderId: number,
  order: NewOrder,
  now: Date,
): Promise<Placed['state']> {
  if (order.payable > 0) {
    const { memberId: member_id, shopId: shop_id, type } = order;
    after(() => tellOrder(platform, { id: orderId, member_id, shop_id, type, courier_id: null, version: 1 }));
    return 'unpaid';
  }
  const locked = await lockOrder(tx, orderId);
  if (!locked) throw new Error('the order that was just placed is gone');
  const paid = await markPaid(platform, systemHand(tx, after, now), locked);
  if (!paid.ok) throw new Error(`a covered order could not be paid: ${paid.reason}`);
  return paid.value.state;
}

async function newOrder(
  platform: Platform,
  input: Input,
  context: MemberContext,
  wishHash: string,
  priced: PricedWish,
): Promise<NewOrder> {
  const { receipt, address } = priced;
  const { wish } = input;
  const now = context.now;
  return {
    number: orderNumber(businessDay(now), await nextSequence(platform)),
    memberId: context.caller.id,
    shopId: priced.shop.id,
    type: wish.type,
    dining: wish.type === 'delivery' ? null : (wish.dining ?? null),
    goods: receipt.goods,
    fullReduction: receipt.fullReduction,
    shopCoupon: receipt.shopCoupon,
    packageFee: receipt.packageFee,
    deliveryFee: receipt.deliveryFee,
    deliveryCoupon: receipt.deliveryCoupon,
    balancePart: receipt.balance,
    payable: receipt.payable,
    contactName: input.contactName,
    contactPhone: input.contactPhone,
    secondContact: input.secondContact ?? null,
    address: address ? addressSnapshot(address) : null,
    remark: input.remark ?? null,
    remarkPhrases: input.remarkPhrases,
    helper: wish.type === 'delivery' ? (input.helper ?? null) : null,
    cutlery: input.cutlery,
    shopCouponId: null,
    deliveryCouponId: null,
    couponSubsidy: 0,
    language: context.language,
    wantedAt: wish.wantedAt === null ? null : new Date(wish.wantedAt),
    placedAt: now,
    payBefore: new Date(now.getTime() + paymentWindowMinutes * 60_000),
    estimatedAt: priced.estimatedAt,
    idempotencyKey: context.idempotencyKey,
    wishHash,
    lines: linesOf(priced),
  };
}

const linesOf = ({ lines, receipt }: PricedWish): NewLine[] =>
  lines.map(({ dish, chosen, unitPrice, quantity }, index) => ({
    dishId: dish.id,
    name: { ...dish.name, pinyin: dish.pinyin, zh: dish.nameZh },
    options: chosenRecords(dish.options, chosen),
    plate: dish.plate,
    unitPrice,
    quantity,
    share: receipt.lineShares[index] ?? 0,
    tookStock: dish.stock !== null,
  }));

/** Numbers fetched and not used yet; per database, because each counts by itself. */
const fetchedSequences = new WeakMap<Database, number[]>();

async function nextSequence(platform: Platform): Promise<number> {
  const next = fetchedSequences.get(platform.database)?.shift();
  if (next !== undefined) return next;
  fetchedSequences.set(platform.database, await nextOrderSequences(platform.database.read));
  return nextSequence(platform);
}

class SoldOut extends Error {}
