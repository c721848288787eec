import { type Fen, fen } from '../fen.ts';

/** Rule affiliate-3: 2% of the goods. */
export const affiliatePermille = 20;

/** Rule affiliate-4: friends whose first order completed, for one double-draw ticket. */
export const friendsPerLotteryTicket = 2;

/**
 * Rule affiliate-4: fen that must be paid and not refunded for a friend's order to count. A smaller order costs less
 * than a ticket is worth.
 */
export const minFriendOrder = 2_000;

/** Rule affiliate-4: fen of the member's own completed orders, for one double-draw ticket. */
export const spendingPerLotteryTicket = 50_000;

/** Validity of a double-draw ticket. */
export const lotteryTicketDays = 60;

/**
 * The inviter's reward for a friend's completed order: 2% of the goods, in proportion to the part paid and not
 * refunded, rounded down to a fen.
 */
export const affiliateRewardOf = (order: {
  readonly goods: Fen;
  /** Fen paid, from balance and through gateways. */
  readonly paid: Fen;
  /** Fen of the payment that were not refunded. */
  readonly kept: Fen;
}): Fen =>
  order.paid === 0
    ? fen(0)
    : fen(
        Number((BigInt(order.goods) * BigInt(order.kept) * BigInt(affiliatePermille)) / (BigInt(order.paid) * 1000n)),
      );

/** `friends`: number of friends who have ordered. `spending`: fen of the member's own orders. */
export const lotteryTicketSources = ['friends', 'spending'] as const;
export type LotteryTicketSource = (typeof lotteryTicketSources)[number];

const perTicket = { friends: friendsPerLotteryTicket, spending: spendingPerLotteryTicket } as const satisfies Record<
  LotteryTicketSource,
  number
>;

export const lotteryTicketsEarned = (source: LotteryTicketSource, amount: number): number =>
  Math.floor(amount / perTicket[source]);

/**
 * Amount missing for the next ticket. A ticket that was used and then revoked by a refund must be earned again first.
 * @param issued tickets of this source that were issued and not revoked.
 */
export const missingToNextLotteryTicket = (
  source: LotteryTicketSource,
  { amount, issued }: { readonly amount: number; readonly issued: number },
): number => (Math.max(issued, lotteryTicketsEarned(source, amount)) + 1) * perTicket[source] - amount;
