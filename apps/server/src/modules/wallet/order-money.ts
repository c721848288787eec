import { fen, zeroFen } from '@chifan/domain';
import { brandShareOfSale } from '@chifan/domain/setmeal';
import {
  accountId,
  orderPaidPosting,
  orderRefundedPosting,
  orderSettledPosting,
  orderShares,
  transferPosting,
} from '@chifan/domain/wallet';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { post } from './post.ts';
import { sumOfPosting } from './posting.store.ts';

/** An order whose money is posted to the ledger. Each posting has its own key, so a retry does not post it twice. */
type OfOrder = { readonly orderId: number; readonly at: Date };

type HeldBalance = OfOrder & HeldPart & { readonly memberId: number; readonly amount: number };

/**
 * Holds a part of a member's balance for an order. @throws an error that `isOverdrawn` recognises, if the balance is
 * too low
 */
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

/** Returns the part of an order's payment that was held from the balance, or null if no part was held. */
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
 * Settles an order: pays the held money to the shop, and the delivery fee to the courier. `total` is the payment less
 * refunds. `subsidy` is the amount of the coupons that the platform pays, so shop and courier earn the same as without
 * coupons.
 */
export const settleOrder = (
  tx: Tx,
  earned: OfOrder & {
    shopId: number;
    /** The brand of an ordered set meal, and the brand's share of the earnings in thousandths. Null for a meal. */
    brand: { readonly id: number; readonly sharePermille: number } | null;
    courierId: number | null;
    total: number;
    courierFee: number;
    subsidy: number;
  },
): Promise<void> => {
  const { subsidy, brand } = earned;
  const { shopShare, deliveryShare } = orderShares({ ...earned, hasCourier: earned.courierId !== null });
  return post(
    tx,
    orderSettledPosting({
      id: `order:${earned.orderId}:settled`,
      orderId: String(earned.orderId),
      shopId: String(earned.shopId),
      shopShare,
      brand: brand && { brandId: String(brand.id), share: brandShareOfSale(shopShare, brand.sharePermille) },
      courierId: earned.courierId === null ? null : String(earned.courierId),
      deliveryShare,
      subsidy: fen(subsidy),
    }),
    earned.orderId,
    earned.at,
  );
};

type Gift = { readonly key: string; readonly memberId: number; readonly amount: number; readonly at: Date };

/** Grants balance at the platform's cost, such as a welcome gift. The database rejects a repeated `key`. */
export const grantBalance = (tx: Tx, gift: Gift): Promise<void> =>
  given(tx, gift, { from: accountId('topup_bonus'), to: accountId('member_balance', String(gift.memberId)) });

export const grantPoints = (tx: Tx, gift: Gift): Promise<void> =>
  given(tx, gift, { from: accountId('points_issued'), to: accountId('member_points', String(gift.memberId)) });

const given = (tx: Tx, { key, amount, at }: Gift, way: { from: string; to: string }): Promise<void> =>
  post(tx, transferPosting({ id: key, ...way, amount: fen(amount), reason: 'gift' }), null, at);
