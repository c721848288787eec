import type { Calls } from '@chifan/contract';
import { businessDay, businessDayEnd, businessDayStart, fen } from '@chifan/domain';
import { closeDay } from '@chifan/domain/insight';
import { orderWayOf } from '@chifan/domain/ordering';
import { brandShareOfSale } from '@chifan/domain/setmeal';
import { orderShares, subsidyOf } from '@chifan/domain/wallet';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { maySeeShop } from '../../catalogue/index.ts';
import { archivedUntil } from '../../wallet/index.ts';
import {
  type BookingRow,
  bookingsOfDay,
  type HeldOrder,
  heldOrders,
  methodsOfDay,
  refundsOfDay,
} from './day-closing.store.ts';

type Input = z.output<Calls['dayClosing']['input']>;
type Output = z.input<Calls['dayClosing']['output']>;

/** Shows the closing of a business day, which is calculated from the ledger at each call (record 0120). */
export async function showDayClosing(
  { database: { read } }: Pick<Platform, 'database'>,
  { shopId, day: wanted }: Input,
  { caller, now }: Context<SignedIn>,
): Promise<Answer<Output>> {
  if (!(await maySeeShop(read, caller, shopId))) return refused('shop_not_found');
  const today = businessDay(now);
  const day = wanted ?? today;
  const since = businessDayStart(day);
  const of = { shopId, since, until: businessDayEnd(since) };
  const [bookings, methods, refunds, held, archived] = await Promise.all([
    bookingsOfDay(read, of),
    methodsOfDay(read, of),
    refundsOfDay(read, of),
    day === today ? heldOrders(read, shopId, now) : null,
    archivedUntil(read, { kind: 'merchant_earnings', ownerId: String(shopId) }),
  ]);
  const { ways, sums, others, booked } = closeDay(bookings.map(withWay));
  return {
    ok: true,
    value: {
      day,
      today,
      pending: held && pendingOf(held),
      ways: [...ways],
      sums,
      methods,
      refunds,
      others: [...others],
      booked,
      archivedUntil: archived !== null && archived >= since ? archived.toISOString() : null,
    },
  };
}

const withWay = ({ isSetMeal, type, dining, ...booking }: BookingRow) => ({
  ...booking,
  way: isSetMeal ? ('set_meal' as const) : orderWayOf({ type, dining }),
});

/**
 * Sums the held payments, and the earnings that the shop gets if each of these orders is completed without further
 * refunds.
 */
const pendingOf = (held: readonly HeldOrder[]) => ({
  orders: held.length,
  paid: held.reduce((sum, { paid, refunded: back }) => sum + paid - back, 0),
  earned: held.reduce((sum, order) => sum + expectedEarnings(order), 0),
});

function expectedEarnings({ paid, refunded: back, couponSubsidy, deliveryFee, ...order }: HeldOrder): number {
  const total = paid - back;
  const subsidy = subsidyOf({ paid, couponSubsidy }, total);
  const { shopShare } = orderShares({ total, subsidy, courierFee: deliveryFee, hasCourier: order.hasCourier });
  return shopShare - brandShareOfSale(fen(shopShare), order.sharePermille);
}
