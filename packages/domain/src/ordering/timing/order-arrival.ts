import { shanghaiMinutes } from '../../catalogue/shanghai-time.ts';
import type { OrderState, OrderType } from '../order-states.ts';
import { type KitchenTimes, unknownKitchenTimes } from './kitchen-minutes.ts';
import { deliveryEstimateMinutes, pickupEstimateMinutes } from './order-times.ts';

/** By electric bicycle (rule ordering-87): 15 km/h, and streets are a third longer than the straight line. */
const courierMetresPerMinute = 190;
/** At the counter and at the door. */
const courierHandlingMinutes = 5;
/** Used if no address is known yet. */
const assumedWayMetres = 2_000;

/**
 * Rule ordering-44: minutes from the counter to the door.
 * @param straightMetres null: no address is known yet.
 */
export const deliveryTravelMinutes = (straightMetres: number | null): number =>
  courierHandlingMinutes + Math.ceil((straightMetres ?? assumedWayMetres) / courierMetresPerMinute);

export type ArrivalInput = {
  readonly type: OrderType;
  readonly kitchen: KitchenTimes;
  readonly straightMetres: number | null;
  readonly at: Date;
  /** Categories of the ordered dishes. Empty before dishes are chosen. */
  readonly categories?: readonly number[];
  /** False for a chosen time, which the current load of the kitchen does not affect. */
  readonly isNow?: boolean;
};

/**
 * Rules ordering-36 and ordering-44: preparation, delivery and load. Without kitchen data 33 minutes for deliveries, 3
 * for others.
 */
export function arrivalMinutes({
  type,
  kitchen,
  straightMetres,
  at,
  categories = [],
  isNow = true,
}: ArrivalInput): number {
  const cooking = kitchenMinutesAt(kitchen, at, categories);
  const waiting = isNow ? kitchen.busyMinutes : 0;
  if (type !== 'delivery') return Math.max(pickupEstimateMinutes, cooking ?? 0) + waiting;
  if (cooking === null) return deliveryEstimateMinutes + waiting;
  return cooking + deliveryTravelMinutes(straightMetres) + waiting;
}

/** At least the minutes set by the shop. Null: unknown. */
function kitchenMinutesAt(kitchen: KitchenTimes, at: Date, categories: readonly number[]): number | null {
  const { told, usual, byHour } = kitchen;
  const hour = Math.floor(shanghaiMinutes(at) / 60) % 24;
  const hourly = byHour?.[hour] ?? usual;
  const real =
    hourly === null || usual === null ? hourly : Math.max(1, slowest(kitchen, usual, categories) + hourly - usual);
  return real === null || told === null ? (real ?? told) : Math.max(real, told);
}

/** The slowest dish decides, and an unknown category counts as usual. The caller adds the difference of the hour. */
function slowest({ byCategory }: KitchenTimes, usual: number, categories: readonly number[]): number {
  return categories.length === 0 ? usual : Math.max(...categories.map((category) => byCategory?.[category] ?? usual));
}

/**
 * Rule ordering-36.
 * @param start now, or the time chosen by the guest.
 */
export const arrivalEstimate = (
  type: OrderType,
  start: Date,
  known: Partial<Pick<ArrivalInput, 'kitchen' | 'straightMetres' | 'categories' | 'isNow'>> = {},
): Date => {
  const { kitchen = unknownKitchenTimes, straightMetres = null, categories = [], isNow = true } = known;
  return plusMinutes(start, arrivalMinutes({ type, kitchen, straightMetres, categories, isNow, at: start }));
};

/** Rule ordering-45: an acceptance within this time does not delay the arrival. */
export const acceptanceGraceMinutes = 2;

type Promised = {
  readonly type: OrderType;
  readonly estimatedAt: Date;
  readonly wantedAt: Date | null;
  readonly paidAt: Date | null;
  /** Null: no delivery, or the order is older than this field. */
  readonly wayMinutes: number | null;
};

/** Rule ordering-45: the new shown time after an event. Never before the chosen time. */
export function arrivalAfterEvent(event: 'accept' | 'ready' | 'collect', order: Promised, now: Date): Date {
  const { type, estimatedAt, wantedAt, paidAt, wayMinutes: way } = order;
  if (event === 'accept') {
    if (wantedAt !== null || paidAt === null) return estimatedAt;
    const waited = (now.getTime() - paidAt.getTime()) / 60_000 - acceptanceGraceMinutes;
    return waited > 0 ? plusMinutes(estimatedAt, Math.round(waited)) : estimatedAt;
  }
  // A called order is available from now on.
  if (type !== 'delivery') return event === 'ready' && wantedAt === null ? now : estimatedAt;
  if (way === null) return estimatedAt;
  const arrival = plusMinutes(now, event === 'ready' ? way + courierHandlingMinutes : way);
  return wantedAt !== null && wantedAt > arrival ? wantedAt : arrival;
}

/**
 * Rule ordering-55: adds the kitchen's extra minutes to the estimate, or to the current time if the estimate has
 * passed.
 */
export const delayArrival = (estimatedAt: Date, extraMinutes: number, now: Date): Date =>
  extraMinutes === 0 ? estimatedAt : plusMinutes(estimatedAt > now ? estimatedAt : now, extraMinutes);

/** Rule ordering-48: a new time of a late order is a multiple of this, so that it does not change every minute. */
export const lateArrivalStepMinutes = 5;

type Running = {
  readonly state: OrderState;
  readonly type: OrderType;
  readonly estimatedAt: Date;
  /** The food waits for its guest. The order is not late. */
  readonly readyAt: Date | null;
  readonly wayMinutes: number | null;
  readonly isSetMeal: boolean;
};

const running: ReadonlySet<OrderState> = new Set(['pending', 'delivering', 'to_be_picked_up', 'to_be_delivered']);

/** Rule ordering-48: the time that is shown to a guest. A time in the past is replaced by a new estimate. */
export function displayedArrival(order: Running, now: Date): { readonly at: Date; readonly isLate: boolean } {
  const { state, type, estimatedAt, readyAt, wayMinutes: way, isSetMeal } = order;
  const isWaiting = isSetMeal || (type !== 'delivery' && readyAt !== null);
  if (!running.has(state) || isWaiting || estimatedAt >= now) return { at: estimatedAt, isLate: false };
  const isBrought = type === 'delivery' && state !== 'to_be_delivered';
  const left = lateArrivalStepMinutes + (isBrought ? (way ?? deliveryTravelMinutes(null)) : 0);
  const step = lateArrivalStepMinutes * 60_000;
  return { at: new Date(Math.ceil((now.getTime() + left * 60_000) / step) * step), isLate: true };
}

const plusMinutes = (start: Date, minutes: number): Date => new Date(start.getTime() + minutes * 60_000);
