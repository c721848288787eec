import { shanghaiOffsetMs } from '@chifan/domain';
import { asMember, type PastEvent } from '../past/past-callers.ts';
import type { SeededCity } from '../past/past-orders.ts';
import { type PastSimulation, unwrapAnswer } from '../past/past-simulation.ts';
import { type Parcel, type ParcelAction, parcelScripts } from './parcel-scripts.ts';
import type { DemoMallOrder } from './seed-mall.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

type ProductIds = ReadonlyMap<string, number>;

export const pastParcels = (past: PastSimulation, cast: SeededCity, productIds: ProductIds, now: Date): PastEvent[] =>
  cast.city.mall.orders.flatMap((order, number) => {
    const parcel = parcelOf(cast, order, number);
    const placed = instantOf(order, { day: 0, at: order.at }, now);
    const paid = new Date(placed.getTime() + 2 * minuteMs);
    const moves = parcelScripts[order.outcome].map((move) => ({
      at: move.day === 0 ? paid : instantOf(order, move, now),
      happen: (at: Date) => move.happen(past.handlers, parcel, at),
    }));
    const begun = { at: placed, happen: (at: Date) => place(past, cast, productIds, { parcel, at }) };
    return [begun, ...moves].filter(({ at }) => at <= now).map(({ at, happen }) => ({ at, happen: () => happen(at) }));
  });

function parcelOf({ city, memberIds, addressIds, staff }: SeededCity, order: DemoMallOrder, number: number): Parcel {
  const index = city.people.members.findIndex(({ email }) => email === order.member);
  return {
    key: `demo-parcel-${number}`,
    order,
    memberId: memberIds[index] ?? 0,
    language: city.people.members[index]?.language ?? 'en',
    addressId: addressIds[index]?.[order.address] ?? 0,
    staffId: staff.platform,
    orderId: 0,
  };
}

function instantOf({ daysAgo }: DemoMallOrder, { day, at }: Pick<ParcelAction, 'day' | 'at'>, now: Date): Date {
  const today = Math.floor((now.getTime() + shanghaiOffsetMs) / dayMs) * dayMs - shanghaiOffsetMs;
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  return new Date(today + (day - daysAgo) * dayMs + (hour * 60 + minute) * minuteMs);
}

async function place(
  { handlers }: PastSimulation,
  { city }: SeededCity,
  productIds: ProductIds,
  { parcel, at }: { readonly parcel: Parcel; readonly at: Date },
): Promise<void> {
  const items = parcel.order.lines.map(({ product, number }) => ({
    productId: productIds.get(product) ?? 0,
    points: city.mall.products.find(({ slug }) => slug === product)?.points ?? 0,
    number,
  }));
  const context = asMember(parcel.memberId, at, parcel.language, parcel.key);
  const request = { items, addressId: parcel.addressId, remark: '' };
  parcel.orderId = (await unwrapAnswer('mall order', handlers.placeMallOrder?.(request, context))).orderId;
}
