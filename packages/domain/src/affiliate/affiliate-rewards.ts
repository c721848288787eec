import { type Fen, fen } from '../fen.ts';

/** Rule affiliate-3: the inviter earns 2% of the price of the dishes. */
export const affiliatePermille = 20;

/**
 * Rule affiliate-4: an inviter gets one double-draw ticket for each time that this many friends have completed a first
 * order.
 */
export const friendsPerLotteryTicket = 2;

/**
 * Minimum amount of a friend's order that counts, in fen paid and not refunded (rule affiliate-4). Without a minimum,
 * orders that cost less than the value of a ticket could earn tickets.
 */
export const minFriendOrder = 2_000;

/**
 * Rule affiliate-4: a member gets one double-draw ticket for each time that the member has spent this amount, in fen,
 * on completed orders.
 */
export const spendingPerLotteryTicket = 50_000;

/** Days until a double-draw ticket expires. */
export const lotteryTicketDays = 60;

/**
 * The inviter's reward for a friend's completed order: 2% of the price of the dishes, in proportion to the part that
 * was paid and not refunded. Rounded down to a fen.
 */
export const affiliateRewardOf = (order: {
  readonly goods: Fen;
  /** Fen paid from the balance and through gateways. */
  readonly paid: Fen;
  /** Fen that were paid and not refunded. */
  readonly kept: Fen;
}): Fen =>
  order.paid === 0
    ? fen(0)
    : fen(
        Number((BigInt(order.goods) * BigInt(order.kept) * BigInt(affiliatePermille)) / (BigInt(order.paid) * 1000n)),
      );

/**
 * Sources of double-draw tickets. `friends` counts friends who have ordered, `spending` the fen of the member's own
 * orders.
 */
export const lotteryTicketSources = ['friends', 'spending'] as const;
export type LotteryTicketSource = (typeof lotteryTicketSources)[number];

const perTicket = { friends: friendsPerLotteryTicket, spending: spendingPerLotteryTicket } as const satisfies Record<
  LotteryTicketSource,
  number
>;

export const lotteryTicketsEarned = (source: LotteryTicketSource, amount: number): number =>
  Math.floor(amount / perTicket[source]);

/**
 * Number of friends, or fen of spending, missing for the next double-draw ticket. If a refund revoked a ticket that was
 * already used, the member must first earn this ticket again.
 * @param issued tickets of the source that were issued and not revoked.
 */
export const missingToNextLotteryTicket = (
  source: LotteryTicketSource,
  { amount, issued }: { readonly amount: number; readonly issued: number },
): number => (Math.max(issued, lotteryTicketsEarned(source, amount)) + 1) * perTicket[source] - amount;
