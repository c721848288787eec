import { fen, zeroFen } from '@chifan/domain';
import { brandShareOfSale } from '@chifan/domain/setmeal';
import {
  accountId,
  orderPaidPosting,
  orderRefundedPosting,
  orderSettledPosting,
  transferPosting,
} from '@chifan/domain/wallet';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { post } from './post.ts';
import { sumOfPosting } from './posting.store.ts';

/** The movements of an order's money. Each has one key, so none is posted twice, whatever is retried. */

type OfOrder = { readonly orderId: number; readonly at: Date };

type HeldBalance = OfOrder & HeldPart & { readonly memberId: number; readonly amount: number };

/** Pays a part of an order from the balance. @throws overdrawn (`isOverdrawn`) */
export const holdBalance = (tx: Tx, held: HeldBalance): Promise<void> =>
  post(tx, postingOfHeld(held), held.orderId, held.at);

const postingOfHeld = (held: HeldBalance) =>
  orderPaidPosting({
    id: heldKeyOf(held),
    orderId: String(held.orderId),
    memberId: String(held.memberId),
    method: null,
    balance: fen(held.amount),
    gateway: zeroFen,
  });

/** The balance part of an order's payment, or null if there was none */
export const heldBalanceOf = (executor: Executor, held: HeldPart): Promise<number | null> =>
  sumOfPosting(executor, heldKeyOf(held));

type HeldPart = { readonly orderId: number; readonly part: 'wished' | 'rest' };

const heldKeyOf = ({ orderId, part }: HeldPart): string => `order:${orderId}:balance:${part}`;

export const releaseBalance = (tx: Tx, released: OfOrder & { memberId: number; amount: number }): Promise<void> =>
  post(
    tx,
    orderRefundedPosting({
      id: `order:${released.orderId}:balance-back`,
      orderId: String(released.orderId),
      memberId: String(released.memberId),
      method: null,
      balance: fen(released.amount),
      gateway: zeroFen,
      from: accountId('order_held', String(released.orderId)),
    }),
    released.orderId,
    released.at,
  );

export const receiveFromGateway = (
  tx: Tx,
  paid: OfOrder & { memberId: number; attemptId: number; method: string; amount: number },
): Promise<void> =>
  post(
    tx,
    orderPaidPosting({
      id: `attempt:${paid.attemptId}:paid`,
      orderId: String(paid.orderId),
      memberId: String(paid.memberId),
      method: paid.method,
      balance: zeroFen,
      gateway: fen(paid.amount),
    }),
    paid.orderId,
    paid.at,
  );

export const returnToGateway = (
  tx: Tx,
  back: OfOrder & { memberId: number; key: string; method: string; amount: number },
): Promise<void> =>
  post(
    tx,
    orderRefundedPosting({
      id: `gateway-refund:${back.key}`,
      orderId: String(back.orderId),
      memberId: String(back.memberId),
      method: back.method,
      balance: zeroFen,
      gateway: fen(back.amount),
      from: accountId('order_held', String(back.orderId)),
    }),
    back.orderId,
    back.at,
  );

/**
 * Moves the held sum to the shop and the delivery fee to its courier. `total` is the payment less refunds. `subsidy` is the
 * platform's part of the coupons, so that both earn as without them. If refunds have left less than the fee, the shop owes
 * the courier the rest (record 0015).
 */
export const settleOrder = (
  tx: Tx,
  earned: OfOrder & {
    shopId: number;
    /** The brand of the set meal and its share of the branch's earnings, in thousandths; null for a meal */
    brand: { readonly id: number; readonly sharePermille: number } | null;
    courierId: number | null;
    total: number;
    courierFee: number;
    subsidy: number;
  },
): Promise<void> => {
  const { subsidy, brand } = earned;
  const earnedInAll = earned.total + subsidy;
  const deliveryShare = earned.courierId === null ? Math.min(earned.courierFee, earnedInAll) : earned.courierFee;
  const shopShare = fen(earnedInAll - deliveryShare);
  return post(
    tx,
    orderSettledPosting({
      id: `order:${earned.orderId}:settled`,
      orderId: String(earned.orderId),
      shopId: String(earned.shopId),
      shopShare,
      brand: brand && { brandId: String(brand.id), share: brandShareOfSale(shopShare, brand.sharePermille) },
      courierId: earned.courierId === null ? null : String(earned.courierId),
      deliveryShare: fen(deliveryShare),
      subsidy: fen(subsidy),
    }),
    earned.orderId,
    earned.at,
  );
};

type Gift = { readonly key: string; readonly memberId: number; readonly amount: number; readonly at: Date };

/** Balance that the platform pays for, such as a welcome gift. Idempotent by `key`. */
export const grantBalance = (tx: Tx, gift: Gift): Promise<void> =>
  given(tx, gift, { from: accountId('topup_bonus'), to: accountId('member_balance', String(gift.memberId)) });

export const grantPoints = (tx: Tx, gift: Gift): Promise<void> =>
  given(tx, gift, { from: accountId('points_issued'), to: accountId('member_points', String(gift.memberId)) });

const given = (tx: Tx, { key, amount, at }: Gift, way: { from: string; to: string }): Promise<void> =>
  post(tx, transferPosting({ id: key, ...way, amount: fen(amount), reason: 'gift' }), null, at);
