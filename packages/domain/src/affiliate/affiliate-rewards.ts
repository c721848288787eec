import { type Fen, fen } from '../fen.ts';

/** Specification §9: 2% affiliate balance on all goods. */
export const affiliatePermille = 20;

/** Specification §9: a double-draw ticket for every 2 friends whose first order completed … */
export const friendsPerTicket = 2;

/** … and for every 500 yuan of the member's own completed orders. Fen. */
export const spendingPerTicket = 50_000;

/** How many days a double-draw ticket is good for. */
export const ticketDays = 60;

/**
 * What a friend's completed order earns its inviter: 2% of the goods, of that part of the order which was paid and kept,
 * rounded down to a fen. An order that nothing was paid for earns nothing.
 */
export const affiliateRewardOf = (order: {
  readonly goods: Fen;
  /** Fen that was paid, from balance and through gateways. */
  readonly paid: Fen;
  /** Of that, what was not refunded. */
  readonly kept: Fen;
}): Fen =>
  order.paid === 0
    ? fen(0)
    : fen(
        Number((BigInt(order.goods) * BigInt(order.kept) * BigInt(affiliatePermille)) / (BigInt(order.paid) * 1000n)),
      );

/** How far somebody has come: friends with a completed order, and fen of own completed orders, less refunds. */
export type TicketProgress = { readonly friends: number; readonly spending: number };

/** How many tickets that makes in all. */
export const ticketsEarned = ({ friends, spending }: TicketProgress): { byFriends: number; bySpending: number } => ({
  byFriends: Math.floor(friends / friendsPerTicket),
  bySpending: Math.floor(spending / spendingPerTicket),
});

/** What is missing to the next ticket either way. */
export const missingToTicket = ({ friends, spending }: TicketProgress): TicketProgress => ({
  friends: friendsPerTicket - (friends % friendsPerTicket),
  spending: spendingPerTicket - (spending % spendingPerTicket),
});
