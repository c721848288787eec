import type { DiningOption, OrderState, OrderType } from './order-states.ts';
import { type OrderWay, orderWayOf } from './order-ways.ts';

/** Rule ordering-115: the stages of an order, which the guest app shows as a progress bar. */
export const orderStages = {
  delivery: ['preparing', 'ready', 'on_the_way', 'arrived'],
  collect: ['preparing', 'ready', 'collected'],
  pack: ['preparing', 'ready', 'collected'],
  eat_here: ['sent', 'preparing', 'ready'],
  setMeal: ['voucher', 'restaurant', 'code', 'meal'],
} as const satisfies Readonly<Record<OrderWay | 'setMeal', readonly string[]>>;

export type OrderStage = (typeof orderStages)[keyof typeof orderStages][number];

export type OrderProgress = {
  readonly stages: readonly OrderStage[];
  /** The number of completed stages. */
  readonly done: number;
  /** The stage that is under way. Null before the first stage and after the last one. */
  readonly current: OrderStage | null;
};

type Staged = {
  readonly type: OrderType;
  readonly dining: DiningOption | null;
  /**
   * The state that kitchen and courier work on. While a refund request is open, this is the state before the request.
   */
  readonly workingState: OrderState;
  readonly isSetMeal: boolean;
  /** The kitchen reported that the food is ready. A pick-up code alone does not mean ready (rule ordering-56). */
  readonly isCooked: boolean;
  /** The time that the guest chose has not come yet, so the kitchen does not cook. */
  readonly isForLater: boolean;
};

/** Rule ordering-115: how far an order is. Null for an unpaid order and for an order that is over. */
export function progressOf(order: Staged): OrderProgress | null {
  const way = order.isSetMeal ? 'setMeal' : orderWayOf(order);
  const place = way === 'setMeal' ? setMealPlaces[order.workingState] : placeOf(order, way);
  if (place === undefined) return null;
  const stages: readonly OrderStage[] = orderStages[way];
  return { stages, done: Math.max(0, place), current: stages[place] ?? null };
}

/** The index of the stage that is under way. −1 if the restaurant has not accepted the order yet. */
function placeOf({ workingState, isCooked, isForLater }: Staged, way: OrderWay): number | undefined {
  const isWaiting = isForLater && workingState === 'delivering' && !isCooked;
  if (way === 'delivery') return deliveryPlaces[isWaiting ? 'pending' : workingState];
  if (workingState === 'pending' || isWaiting) return way === 'eat_here' ? 0 : -1;
  if (workingState !== 'delivering' && workingState !== 'to_be_picked_up') return undefined;
  const isPreparing = way === 'eat_here' ? 1 : 0;
  return isCooked ? isPreparing + 1 : isPreparing;
}

type Places = Readonly<Partial<Record<OrderState, number>>>;

const deliveryPlaces: Places = {
  pending: -1,
  delivering: 0,
  to_be_picked_up: 1,
  to_be_delivered: 2,
  delivered: 4,
};

/**
 * Index of the current stage of a set meal by order state. A pending set meal has completed the first stage, because
 * the guest gets the voucher with the payment, and the guest chooses the restaurant next.
 */
const setMealPlaces: Places = { pending: 1, delivering: 2, to_be_picked_up: 3 };
