import { type Fen, fen } from '../fen.ts';

/** Rule affiliate-3: 2% of the goods. */
export const affiliatePermille = 20;

/** Rule affiliate-4: a double-draw ticket for every 2 friends whose first order completed. */
export const friendsPerTicket = 2;

/** Rule affiliate-4: and for every 500 yuan of the member's own completed orders. Fen. */
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

/** Either way to a ticket: by friends who have ordered, counted in friends, and by one's own orders, counted in fen. */
export const ticketSources = ['friends', 'spending'] as const;
export type TicketSource = (typeof ticketSources)[number];

const perTicket = { friends: friendsPerTicket, spending: spendingPerTicket } as const satisfies Record<
  TicketSource,
  number
>;

/** How many tickets an amount makes in all. */
export const ticketsEarned = (source: TicketSource, amount: number): number => Math.floor(amount / perTicket[source]);

/**
 * What is missing to the next ticket. Whoever used a ticket that a refund has undone since catches up first.
 * @param issued tickets of this source that were given and not taken back.
 */
export const missingToTicket = (
  source: TicketSource,
  { amount, issued }: { readonly amount: number; readonly issued: number },
): number => (Math.max(issued, ticketsEarned(source, amount)) + 1) * perTicket[source] - amount;
