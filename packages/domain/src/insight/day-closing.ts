import { type OrderWay, orderWays } from '../ordering/order-ways.ts';
import { subsidyOf } from '../wallet/order-shares.ts';

/**
 * Order types that the daily closing of a shop lists separately. Set meals are a separate type, because a brand sells
 * them.
 */
export const closingWays = [...orderWays, 'set_meal'] as const satisfies readonly (OrderWay | 'set_meal')[];
export type ClosingWay = (typeof closingWays)[number];

/** An entry on the shop's account in the ledger, with the other entries of the same posting. */
export type Booking = {
  /** Reason of the posting. `order_settled` is a completed order. */
  readonly reason: string;
  /** Fen that the shop got. Negative if the shop paid. */
  readonly earned: number;
  readonly way: ClosingWay;
  /** Fen taken from the held payment of the order. */
  readonly held: number;
  readonly courier: number;
  readonly brand: number;
  /** Fen that the platform got: delivery fees without a courier, less the platform's coupons. */
  readonly platform: number;
  /** Amounts of the order when it was placed. */
  readonly paid: number;
  readonly couponSubsidy: number;
  readonly coupons: number;
  readonly fullReduction: number;
};

/** Sums of the completed orders of a day. `paid + platformCoupons - deliveryFees - brandShare = earned`. */
export type ClosingSums = {
  readonly orders: number;
  /** The guests' payments less refunds before the completion. */
  readonly paid: number;
  /** The part of the coupons that the platform pays to the shop. */
  readonly platformCoupons: number;
  readonly deliveryFees: number;
  readonly brandShare: number;
  readonly earned: number;
  /** Reductions that the shop pays: its coupons and its full reductions. `paid` is already lower by these amounts. */
  readonly shopCoupons: number;
  readonly fullReductions: number;
};

export type DayBookings = {
  readonly ways: readonly (Pick<ClosingSums, 'orders' | 'paid' | 'earned'> & { readonly way: ClosingWay })[];
  readonly sums: ClosingSums;
  /** Bookings other than completed orders, such as refunds of completed orders, by reason. */
  readonly others: readonly { readonly reason: string; readonly count: number; readonly amount: number }[];
  /** The sum of all bookings. */
  readonly booked: number;
};

/** Sums the bookings of a business day by order type and by reason (rule ordering-139). */
export function closeDay(bookings: readonly Booking[]): DayBookings {
  const settled = bookings.filter(({ reason }) => reason === 'order_settled');
  const others = Map.groupBy(
    bookings.filter(({ reason }) => reason !== 'order_settled'),
    ({ reason }) => reason,
  );
  return {
    ways: closingWays.flatMap((way) => {
      const { orders, paid, earned } = sumsOf(settled.filter((booking) => booking.way === way));
      return orders === 0 ? [] : [{ way, orders, paid, earned }];
    }),
    sums: sumsOf(settled),
    others: [...others].map(([reason, same]) => ({ reason, count: same.length, amount: sum(same, earnedOf) })),
    booked: sum(bookings, earnedOf),
  };
}

const earnedOf = ({ earned }: Booking): number => earned;
const sum = (bookings: readonly Booking[], of: (booking: Booking) => number): number =>
  bookings.reduce((before, booking) => before + of(booking), 0);

const sumsOf = (settled: readonly Booking[]): ClosingSums => ({
  orders: settled.length,
  paid: sum(settled, ({ held }) => held),
  platformCoupons: sum(settled, platformCoupons),
  deliveryFees: sum(settled, (booking) => booking.courier + booking.platform + platformCoupons(booking)),
  brandShare: sum(settled, ({ brand }) => brand),
  earned: sum(settled, earnedOf),
  shopCoupons: sum(settled, ({ coupons, couponSubsidy }) => coupons - couponSubsidy),
  fullReductions: sum(settled, ({ fullReduction }) => fullReduction),
});

const platformCoupons = (booking: Booking): number => subsidyOf(booking, booking.held);
