import { shanghaiMinutes } from '../../shanghai-time.ts';
import type { OrderState, OrderType } from '../order-states.ts';
import { type KitchenTimes, unknownKitchenTimes } from './kitchen-minutes.ts';
import { deliveryEstimateMinutes, pickupEstimateMinutes } from './order-times.ts';

/** Speed of an electric bicycle (rule ordering-87): 15 km/h. Streets are a third longer than the straight line. */
const courierMetresPerMinute = 190;
/** Time that a courier spends at the counter and at the guest's door. */
const courierHandlingMinutes = 5;
/** Assumed distance if the guest's address is not known yet. */
const assumedWayMetres = 2_000;

/**
 * Rule ordering-44: minutes from the restaurant's counter to the guest's door.
 * @param straightMetres straight distance. Null if no address is known yet.
 */
export const deliveryTravelMinutes = (straightMetres: number | null): number =>
  courierHandlingMinutes + Math.ceil((straightMetres ?? assumedWayMetres) / courierMetresPerMinute);

export type ArrivalInput = {
  readonly type: OrderType;
  readonly kitchen: KitchenTimes;
  readonly straightMetres: number | null;
  readonly at: Date;
  /** Ids of the menu categories of the ordered dishes. Empty if no dishes are chosen yet. */
  readonly categories?: readonly number[];
  /** False if the guest chose a later time. In this case the current load of the kitchen does not count. */
  readonly isNow?: boolean;
};

/**
 * Rules ordering-36 and ordering-44: minutes for preparation and delivery, and for the current load. Without kitchen
 * data, 33 minutes for a delivery and 3 for other orders.
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

/** Preparation time at the given hour, at least the time that the shop has set. Null if unknown. */
function kitchenMinutesAt(kitchen: KitchenTimes, at: Date, categories: readonly number[]): number | null {
  const { told, usual, byHour } = kitchen;
  const hour = Math.floor(shanghaiMinutes(at) / 60) % 24;
  const hourly = byHour?.[hour] ?? usual;
  const real =
    hourly === null || usual === null ? hourly : Math.max(1, slowest(kitchen, usual, categories) + hourly - usual);
  return real === null || told === null ? (real ?? told) : Math.max(real, told);
}

/**
 * Preparation time of the slowest category. A category without data has the kitchen's usual time. The caller corrects
 * the result for the hour.
 */
function slowest({ byCategory }: KitchenTimes, usual: number, categories: readonly number[]): number {
  return categories.length === 0 ? usual : Math.max(...categories.map((category) => byCategory?.[category] ?? usual));
}

/**
 * Estimated arrival of a new order (rule ordering-36).
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

/** Rule ordering-45: if the merchant accepts within this time, the estimated arrival does not change. */
export const acceptanceGraceMinutes = 2;

type Promised = {
  readonly type: OrderType;
  readonly estimatedAt: Date;
  readonly wantedAt: Date | null;
  readonly paidAt: Date | null;
  /** Travel time. Null if the order is not a delivery, or was placed before this field existed. */
  readonly wayMinutes: number | null;
};

/** Rule ordering-45: the new estimated arrival after an event, never before the time that the guest chose. */
export function arrivalAfterEvent(event: 'accept' | 'ready' | 'collect', order: Promised, now: Date): Date {
  const { type, estimatedAt, wantedAt, paidAt, wayMinutes: way } = order;
  if (event === 'accept') {
    if (wantedAt !== null || paidAt === null) return estimatedAt;
    const waited = (now.getTime() - paidAt.getTime()) / 60_000 - acceptanceGraceMinutes;
    return waited > 0 ? plusMinutes(estimatedAt, Math.round(waited)) : estimatedAt;
  }
  // An order that the guest collects is available as soon as it is ready, unless the guest chose a time.
  if (type !== 'delivery') return event === 'ready' && wantedAt === null ? now : estimatedAt;
  if (way === null) return estimatedAt;
  const arrival = plusMinutes(now, event === 'ready' ? way + courierHandlingMinutes : way);
  return wantedAt !== null && wantedAt > arrival ? wantedAt : arrival;
}

/**
 * Rule ordering-55: adds the kitchen's extra minutes to the estimated arrival, or to the current time if the estimate
 * has passed.
 */
export const delayArrival = (estimatedAt: Date, extraMinutes: number, now: Date): Date =>
  extraMinutes === 0 ? estimatedAt : plusMinutes(estimatedAt > now ? estimatedAt : now, extraMinutes);

/**
 * Rule ordering-48: the new estimated arrival of a late order is a multiple of this number of minutes, so that it does
 * not change every minute. An order is late if its estimate is later than promised by at least this number.
 */
export const lateArrivalStepMinutes = 5;

/**
 * Rule ordering-116: an estimated arrival counts as missed if a courier who left now would arrive more than this many
 * minutes later.
 */
export const missedArrivalMinutes = 2;

type Running = {
  readonly state: OrderState;
  readonly type: OrderType;
  readonly estimatedAt: Date;
  /** The arrival time promised at payment. Null for an unpaid order. */
  readonly promisedAt: Date | null;
  /**
   * Time when the kitchen marked the food as ready. With this mark, an order that the guest collects is no longer late.
   */
  readonly readyAt: Date | null;
  readonly wayMinutes: number | null;
  readonly isSetMeal: boolean;
};

const running: ReadonlySet<OrderState> = new Set(['pending', 'delivering', 'to_be_picked_up', 'to_be_delivered']);

export type DisplayedArrival = { readonly at: Date; readonly isLate: boolean };

/**
 * Rules ordering-48 and ordering-116: the arrival time that the guest sees. If the estimate has passed or is missed
 * already, the result is a new estimate.
 */
export function displayedArrival(order: Running, now: Date): DisplayedArrival {
  const { state, type, estimatedAt, promisedAt, readyAt, wayMinutes: way, isSetMeal } = order;
  const isWaiting = isSetMeal || (type !== 'delivery' && readyAt !== null);
  if (!running.has(state) || isWaiting) return { at: estimatedAt, isLate: false };
  const ride = type === 'delivery' && state !== 'to_be_delivered' ? (way ?? deliveryTravelMinutes(null)) : 0;
  const isMissed = ride > 0 && plusMinutes(now, ride - missedArrivalMinutes) > estimatedAt;
  if (estimatedAt < now || isMissed) return { at: lateArrival(now, ride), isLate: true };
  return { at: estimatedAt, isLate: minutesBetween(promisedAt ?? estimatedAt, estimatedAt) >= lateArrivalStepMinutes };
}

/**
 * Rule ordering-48: an arrival time that the server sent earlier. If it has passed since, for example without a network,
 * the result is a new estimate.
 */
export const arrivalStillAhead = (shown: DisplayedArrival, now: Date): DisplayedArrival =>
  shown.at >= now ? shown : { at: lateArrival(now, 0), isLate: true };

function lateArrival(now: Date, ride: number): Date {
  const step = lateArrivalStepMinutes * 60_000;
  return new Date(Math.ceil(plusMinutes(now, lateArrivalStepMinutes + ride).getTime() / step) * step);
}

/** Time that a courier spends at the guest's door. */
const courierDoorMinutes = 2;

/**
 * Rule ordering-117: a courier's position changes the estimated arrival only if the new estimate is later by at least
 * this many minutes.
 */
export const positionDelayMinutes = 3;

/**
 * Rule ordering-117: the new estimated arrival from the courier's distance to the door. Null if the estimate still
 * holds. The result is never earlier, because the courier may first bring food to other doors.
 */
export function arrivalFromPosition(estimatedAt: Date, straightMetres: number, now: Date): Date | null {
  const arrival = plusMinutes(now, Math.ceil(straightMetres / courierMetresPerMinute) + courierDoorMinutes);
  return minutesBetween(estimatedAt, arrival) >= positionDelayMinutes ? arrival : null;
}

const plusMinutes = (start: Date, minutes: number): Date => new Date(start.getTime() + minutes * 60_000);

const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 60_000;
