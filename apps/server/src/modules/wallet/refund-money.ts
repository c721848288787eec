import { fen } from '@chifan/domain';
import type { RefundBearer } from '@chifan/domain/refund';
import { accountId, orderRefundedPosting, transferPosting } from '@chifan/domain/wallet';
import type { Tx } from '../../platform/database/database.ts';
import { post } from './post.ts';

type RefundMoney = {
  readonly refundId: number;
  readonly orderId: number;
  readonly memberId: number;
  /** Null if no shop has earned money from the order. */
  readonly shopId: number | null;
  readonly courierId: number | null;
  /** The gateway of the payment. Null if the balance paid the whole order. */
  readonly method: string | null;
  readonly balance: number;
  readonly gateway: number;
  readonly bearer: RefundBearer;
  /** The coupon subsidy that the platform gets back from the shop's earnings. */
  readonly subsidyBack: number;
  readonly at: Date;
};

/**
 * Posts a refund from the account of the party that bears the refund, back to the balance and the gateway that paid.
 * The database rejects a second posting of the same refund.
 */
export async function returnRefund(tx: Tx, refund: RefundMoney): Promise<void> {
  const posting = orderRefundedPosting({
    id: `refund:${refund.refundId}`,
    orderId: String(refund.orderId),
    memberId: String(refund.memberId),
    method: refund.method,
    balance: fen(refund.balance),
    gateway: fen(refund.gateway),
    from: accountOfBearer(refund),
  });
  await post(tx, posting, refund.orderId, refund.at);
  if (refund.shopId === null) return;
  const subsidy = transferPosting({
    id: `refund:${refund.refundId}:subsidy`,
    from: accountId('merchant_earnings', String(refund.shopId)),
    to: accountId('platform_income'),
    amount: fen(refund.subsidyBack),
    reason: 'coupon_subsidy_back',
  });
  await post(tx, subsidy, refund.orderId, refund.at);
}

/**
 * The liable party pays a refund back to the order's held money, so that shop and courier can earn it. A courier's
 * account may become negative. The database rejects a repeated `key`.
 */
export const replenishHeldAmount = (
  tx: Tx,
  owed: {
    readonly key: string;
    readonly orderId: number;
    /** Null if the platform pays. */
    readonly courierId: number | null;
    readonly amount: number;
    readonly at: Date;
  },
): Promise<void> =>
  post(
    tx,
    transferPosting({
      id: owed.key,
      from: owed.courierId === null ? accountId('platform_income') : accountId('courier_fees', String(owed.courierId)),
      to: accountId('order_held', String(owed.orderId)),
      amount: fen(owed.amount),
      reason: 'refund_borne',
    }),
    owed.orderId,
    owed.at,
  );

/**
 * Returns to the shop the cost of a refund that another party bears after the shop's objection. A courier's account may
 * become negative. The database rejects a second compensation for the refund.
 */
export async function compensateShop(
  tx: Tx,
  owed: {
    readonly refundId: number;
    readonly orderId: number;
    readonly shopId: number;
    /** Null if the platform pays. */
    readonly courierId: number | null;
    readonly amount: number;
    /** The coupon subsidy for the refunded part, which the platform pays again. */
    readonly subsidy: number;
    readonly at: Date;
  },
): Promise<void> {
  const to = accountId('merchant_earnings', String(owed.shopId));
  const platform = accountId('platform_income');
  const bearer = owed.courierId === null ? platform : accountId('courier_fees', String(owed.courierId));
  const parts = [
    { id: `refund:${owed.refundId}:objection`, from: bearer, amount: owed.amount },
    { id: `refund:${owed.refundId}:objection-subsidy`, from: platform, amount: owed.subsidy },
  ];
  for (const { amount, ...part } of parts) {
    const posting = transferPosting({ ...part, to, amount: fen(amount), reason: 'refund_borne' });
    await post(tx, posting, owed.orderId, owed.at);
  }
}

/** Credits a compensation to the guest's balance, at the platform's cost (rule refund-34). */
export const compensateMember = (
  tx: Tx,
  given: {
    readonly compensationId: number;
    readonly orderId: number;
    readonly memberId: number;
    readonly amount: number;
    readonly at: Date;
  },
): Promise<void> =>
  post(
    tx,
    transferPosting({
      id: `compensation:${given.compensationId}`,
      from: accountId('platform_income'),
      to: accountId('member_balance', String(given.memberId)),
      amount: fen(given.amount),
      reason: 'compensation',
    }),
    given.orderId,
    given.at,
  );

/**
 * The shop pays the courier of an order that was refunded in full. The shop's account may become negative. The database
 * rejects a second payment for the order.
 */
export const payCourier = (
  tx: Tx,
  owed: {
    readonly orderId: number;
    readonly shopId: number;
    readonly courierId: number;
    readonly fee: number;
    readonly at: Date;
  },
): Promise<void> =>
  post(
    tx,
    transferPosting({
      id: `order:${owed.orderId}:courier`,
      from: accountId('merchant_earnings', String(owed.shopId)),
      to: accountId('courier_fees', String(owed.courierId)),
      amount: fen(owed.fee),
      reason: 'courier_paid',
    }),
    owed.orderId,
    owed.at,
  );

function accountOfBearer({ bearer, orderId, shopId, courierId }: RefundMoney): string {
  switch (bearer) {
    case 'held':
      return accountId('order_held', String(orderId));
    case 'merchant':
      return accountId('merchant_earnings', String(shopId));
    case 'courier':
      return accountId('courier_fees', String(courierId ?? ''));
    case 'platform':
      return accountId('platform_income');
  }
}
