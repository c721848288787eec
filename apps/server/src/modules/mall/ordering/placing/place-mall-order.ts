import type { mallOrderCalls } from '@chifan/contract/mall/order-calls';
import { shanghaiDate } from '@chifan/domain';
import {
  mallOrderNumber,
  mallPaymentWindowMinutes,
  mallPoints,
  maxPiecesPerOrder,
  maxUnpaidMallOrders,
  piecesOfOrder,
} from '@chifan/domain/mall';
import { needsCallbackContact } from '@chifan/domain/ordering';
import type { z } from 'zod';
import type { Executor, Tx } from '../../../../platform/database/database.ts';
import { type Answer, refused } from '../../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../../platform/http/handlers.ts';
import type { Platform } from '../../../../platform/module.ts';
import { sha256 } from '../../../../platform/tokens.ts';
import { addressForOrder, type MemberAddress } from '../../../address/index.ts';
import { localText } from '../../../catalogue/index.ts';
import { isMemberBlocked } from '../../../member/index.ts';
import { pointsOf } from '../../../wallet/index.ts';
import { maxPiecesFor } from '../../goods/cart.store.ts';
import { changeStock, lockProducts, type MallOrderRow } from '../mall-order.store.ts';
import { publishMallOrderChanged } from '../transition-mall-order.ts';
import {
  insertMallOrder,
  lockMallOrdersOf,
  mallOrderByKey,
  type NewMallOrder,
  nextMallOrderId,
  productsToOrder,
  unpaidMallOrdersOf,
} from './insert-mall-order.store.ts';

export type PlaceMallInput = z.output<(typeof mallOrderCalls)['placeMallOrder']['input']>;
type Placed = z.input<(typeof mallOrderCalls)['placeMallOrder']['output']>;

/**
 * Places a mall order at the price in points that the guest saw, once per idempotency key. The units are reserved until
 * the order is paid or expires.
 */
export const placeMallOrder = (
  platform: Platform,
  input: PlaceMallInput,
  context: MemberContext,
): Promise<Answer<Placed>> =>
  platform.database.transact(async (tx, after): Promise<Answer<Placed>> => {
    const memberId = context.caller.id;
    await lockMallOrdersOf(tx, memberId);
    const requestHash = sha256(JSON.stringify(input));
    const before = await mallOrderByKey(tx, memberId, context.idempotencyKey);
    if (before) return before.request_hash === requestHash ? placedAs(before) : refused('idempotency_key_reused');
    if (await isMemberBlocked(tx, memberId)) return refused('member_blocked');
    const pieces = piecesOfOrder(input.items);
    if (pieces > maxPiecesPerOrder) return refused('too_many_pieces', { limit: maxPiecesPerOrder });
    const address = await addressForOrder(tx, memberId, input.addressId);
    if (!address.ok) return address;
    const unpaid = await unpaidMallOrdersOf(tx, memberId);
    if (unpaid.length >= maxUnpaidMallOrders) {
      return refused('unpaid_order_at_shop', { orderId: unpaid[0], limit: maxUnpaidMallOrders });
    }
    const order = await newOrder(tx, { ...input, address: address.value }, context, requestHash);
    if (!order.ok) return order;
    const { id, lines } = order.value;
    await changeStock(tx, lines, { stock: -1, redeemed: 0 });
    await insertMallOrder(tx, order.value);
    after(() => publishMallOrderChanged(platform, { id, member_id: memberId, version: 1 }));
    return placedAs({ ...order.value, pay_before: order.value.payBefore });
  });

const placedAs = (order: Pick<MallOrderRow, 'id' | 'number' | 'points' | 'pay_before'>): Answer<Placed> => {
  const { id: orderId, number, points, pay_before } = order;
  return { ok: true, value: { orderId, number, points, payBefore: pay_before.toISOString() } };
};

async function newOrder(
  tx: Tx,
  { items, address, remark }: PlaceMallInput & { readonly address: MemberAddress },
  { caller, now, language, idempotencyKey }: MemberContext,
  requestHash: string,
): Promise<Answer<NewMallOrder>> {
  const lines = await linesAsSeen(tx, caller.id, items);
  if (!lines.ok) return lines;
  // A carrier calls only Chinese numbers, such as a mobile number or a hotel's landline.
  if (address.phone === '' && needsCallbackContact(address.secondContact ?? '')) return refused('phone_invalid');
  const points = mallPoints(lines.value);
  if ((await pointsOf(tx, caller.id)) < points) return refused('insufficient_points');
  const id = await nextMallOrderId(tx);
  return {
    ok: true,
    value: {
      id,
      number: mallOrderNumber(shanghaiDate(now), id),
      memberId: caller.id,
      points,
      ...parcelTo(address),
      remark: remark === '' ? null : remark,
      language,
      placedAt: now,
      payBefore: new Date(now.getTime() + mallPaymentWindowMinutes * 60_000),
      idempotencyKey,
      requestHash,
      lines: lines.value,
    },
  };
}

/**
 * Compares the requested lines with the products. Locks the products, so that price and stock cannot change until the
 * transaction ends.
 */
async function linesAsSeen(
  tx: Tx,
  memberId: number,
  items: PlaceMallInput['items'],
): Promise<Answer<NewMallOrder['lines']>> {
  const ids = items.map(({ productId }) => productId);
  if (new Set(ids).size !== ids.length) return refused('bad_request');
  await lockProducts(tx, ids);
  const [products, most] = [await productsToOrder(tx, ids), await maxPiecesFor(tx, memberId, ids)];
  const looked = items.map((item) => {
    const product = products.get(item.productId);
    return product && { ...product, number: item.number, seen: item.points, most: most.get(item.productId) ?? 0 };
  });
  const known = looked.filter((line) => line !== undefined);
  if (known.length < items.length) return refused('product_not_found');
  const changed = known.filter((line) => line.points !== line.seen || line.number > line.most);
  if (changed.length === 0) return { ok: true, value: known };
  const lines = changed.map(({ productId, points, most }) => ({ productId, points, most }));
  return refused('mall_items_changed', { lines });
}

/** If the guest has no mainland number, the carrier gets the second contact. */
const parcelTo = ({ contact, phone, secondContact, address, addressZh, doorNumber }: MemberAddress) => ({
  contact,
  phone: phone === '' ? (secondContact ?? '') : phone,
  address: { address, addressZh, doorNumber },
});

type Input = z.output<(typeof mallOrderCalls)['previewMallOrder']['input']>;
type Preview = z.input<(typeof mallOrderCalls)['previewMallOrder']['output']>;

/**
 * Calculates the present price of the requested products in points. Stores nothing, because `placeMallOrder` receives
 * the price that the guest saw.
 */
export async function previewMallOrder(
  executor: Executor,
  { items }: Input,
  { caller, language }: Pick<MemberContext, 'caller' | 'language'>,
): Promise<Answer<Preview>> {
  const ids = items.map(({ productId }) => productId);
  if (new Set(ids).size !== ids.length) return refused('bad_request');
  const [products, most, balance] = await Promise.all([
    productsToOrder(executor, ids),
    maxPiecesFor(executor, caller.id, ids),
    pointsOf(executor, caller.id),
  ]);
  const lines = items.flatMap(({ productId, number }) => {
    const product = products.get(productId);
    if (!product) return [];
    return [{ ...product, name: localText(product.name, language), number, most: most.get(productId) ?? 0 }];
  });
  if (lines.length < items.length) return refused('product_not_found');
  return { ok: true, value: { lines, points: mallPoints(lines), balance } };
}
