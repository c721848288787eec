import { type OpeningHours, parseOpeningHours } from '@chifan/domain/catalogue';
import type { MemberContext, StaffContext } from '../../platform/http/handlers.ts';
import { sourceIdOf } from '../city-rows.ts';
import { demoPaymentPassword } from '../demo-accounts.ts';
import type { DemoCity, DemoMember, DemoOrder, Outcome } from '../demo-shapes.ts';
import type { DemoStaff } from '../seed-accounts.ts';
import { orderStart } from './order-start.ts';
import { asMember, asStaff, type PastEvent } from './past-callers.ts';
import { type PastSimulation, unwrapAnswer } from './past-simulation.ts';

export type SeededCity = {
  readonly city: DemoCity;
  readonly shopIds: ReadonlyMap<string, number>;
  /** Ids of the dishes by `<source id of the shop>/<key of the dish>`. */
  readonly dishIds: ReadonlyMap<string, number>;
  readonly staff: DemoStaff;
  readonly memberIds: readonly number[];
  /** Address ids of each member, in the sequence of the file. */
  readonly addressIds: readonly (readonly number[])[];
};

type PastOrder = {
  readonly order: DemoOrder;
  readonly member: DemoMember;
  readonly memberId: number;
  readonly addressId: number | undefined;
  readonly start: Date;
  readonly number: number;
};

export function pastOrders(past: PastSimulation, cast: SeededCity, now: Date): PastEvent[] {
  const orders = cast.city.people.members.flatMap((member, index) =>
    member.orders.map((order) => ({
      order,
      member,
      memberId: cast.memberIds[index] ?? 0,
      addressId: order.address === undefined ? undefined : cast.addressIds[index]?.[order.address],
      start: orderStart(order, hoursOf(cast.city, order.shop), now),
    })),
  );
  return orders
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())
    .map((order, number) => ({ at: order.start, happen: () => replayOrder(past, cast, { ...order, number }) }));
}

function hoursOf(city: DemoCity, slug: string): OpeningHours {
  const shop = city.shops.find((shop) => shop.slug === slug);
  const read = parseOpeningHours(shop?.openingHours ?? '');
  if (!read.ok) throw new Error(`demo/people.json: there is no shop ${slug}`);
  return read.hours;
}

/** A past order with the contexts of its member, merchant and courier. `minutes` count from the time it was placed. */
type PastOrderContext = {
  readonly orderId: number;
  readonly handlers: PastSimulation['handlers'];
  readonly cancelReason: number;
  readonly member: (minutes: number) => Promise<MemberContext>;
  readonly merchant: (minutes: number) => Promise<StaffContext>;
  readonly courier: (minutes: number) => Promise<StaffContext>;
  readonly acceptsByItself: boolean;
  readonly shopId: number;
};

async function replayOrder(past: PastSimulation, cast: SeededCity, placed: PastOrder): Promise<void> {
  const orderId = await place(past, cast, placed);
  const { staff, city } = cast;
  const shop = city.shops.find(({ slug }) => slug === placed.order.shop);
  const merchantId = staff.merchants.get(placed.order.shop) ?? 0;
  const courierId = staff.couriers[placed.number % staff.couriers.length] ?? 0;
  const later = async (minutes: number): Promise<Date> => {
    const instant = new Date(placed.start.getTime() + minutes * 60_000);
    await past.passUntil(instant);
    return instant;
  };
  await outcomeScripts[placed.order.outcome]({
    orderId,
    handlers: past.handlers,
    cancelReason: placed.order.cancelReason ?? 8,
    member: async (minutes) => asMember(placed.memberId, await later(minutes), placed.member.language),
    merchant: async (minutes) => asStaff('merchant', merchantId, await later(minutes)),
    courier: async (minutes) => asStaff('courier', courierId, await later(minutes)),
    acceptsByItself: shop?.autoAccept === true,
    shopId: cast.shopIds.get(sourceIdOf(placed.order.shop)) ?? 0,
  });
}

async function place({ handlers }: PastSimulation, cast: SeededCity, placed: PastOrder): Promise<number> {
  const { order, member, memberId, start, number } = placed;
  const what = `order of ${member.email} at ${order.shop}`;
  const context = asMember(memberId, start, member.language, `demo-order-${number}`);
  const request = {
    shopId: cast.shopIds.get(sourceIdOf(order.shop)) ?? 0,
    type: order.type,
    dining: order.dining,
    lines: order.lines.map(({ dish, quantity, options }) => ({
      dishId: dishIdOf(cast, order.shop, dish),
      quantity,
      options,
    })),
    addressId: placed.addressId,
    useBalance: true,
    wantedAt: null,
  };
  const quote = await unwrapAnswer(what, handlers.quoteOrder?.(request, context));
  const input = {
    request,
    quoteToken: quote.token,
    contactName: member.name,
    contactPhone: member.mobile,
    paymentPassword: demoPaymentPassword,
    remark: order.remark,
    remarkPhrases: [],
    dietProfile: null,
    helper: order.type === 'delivery' ? ('can_communicate' as const) : undefined,
    cutlery: null,
  };
  return (await unwrapAnswer(what, handlers.placeOrder?.(input, context))).orderId;
}

function dishIdOf(cast: SeededCity, shop: string, dish: string): number {
  const id = cast.dishIds.get(`${sourceIdOf(shop)}/${dish}`);
  if (id === undefined) throw new Error(`demo/people.json: ${shop} has no dish ${dish}`);
  return id;
}

async function accept({ acceptsByItself, orderId, handlers, merchant }: PastOrderContext): Promise<void> {
  if (!acceptsByItself) await unwrapAnswer('acceptance', handlers.acceptOrder?.({ orderId }, await merchant(2)));
}

async function handOver(course: PastOrderContext): Promise<void> {
  const { orderId, handlers, courier, merchant, member } = course;
  await accept(course);
  await unwrapAnswer('courier', handlers.takeJob?.({ orderId }, await courier(5)));
  await unwrapAnswer('kitchen', handlers.markReady?.({ orderId }, await merchant(14)));
  await unwrapAnswer('collection', handlers.collectOrder?.({ orderId }, await courier(17)));
  const shown = await unwrapAnswer('order', handlers.orderDetail?.({ orderId }, await member(28)));
  const code = shown.handOverCode ?? '';
  await unwrapAnswer('hand-over', handlers.handOver?.({ orderId, code }, await courier(29)));
}

const outcomeScripts: Readonly<Record<Outcome, (course: PastOrderContext) => Promise<void>>> = {
  redeemed: async (course) => {
    const { orderId, shopId, handlers, member, merchant } = course;
    await accept(course);
    const shown = await unwrapAnswer('order', handlers.orderDetail?.({ orderId }, await member(12)));
    const code = shown.pickUpCode ?? '';
    await unwrapAnswer('pick-up', handlers.redeemCode?.({ shopId, code }, await merchant(21)));
  },
  // No further step, because the timer at the end of the business day completes the order.
  code_never_shown: accept,
  // No further step, because a timer completes the order one day after the hand-over.
  handed_over: handOver,
  confirmed: async (course) => {
    await handOver(course);
    const { orderId, handlers, member } = course;
    await unwrapAnswer('confirmation', handlers.confirmOrder?.({ orderId }, await member(64)));
  },
  cancelled: async ({ orderId, handlers, member, cancelReason }) => {
    await unwrapAnswer('cancellation', handlers.cancelOrder?.({ orderId, reason: cancelReason }, await member(3)));
  },
  refused: async ({ orderId, handlers, merchant }) => {
    await unwrapAnswer('refusal', handlers.refuseOrder?.({ orderId, reason: 'sold_out' }, await merchant(4)));
  },
  // The shop does not respond, so the timer cancels the order after ten minutes.
  unanswered: () => Promise.resolve(),
};
