import type { DiningOption, OrderState, OrderType } from './order-states.ts';
import { type OrderWay, orderWayOf } from './order-ways.ts';

/** Rule ordering-115: the stages of an order, which the guest app shows as a progress bar. */
export const orderStages = {
  /** At most four stages, so that their labels fit on a phone. */
  unconfirmedDelivery: ['confirming', 'preparing', 'on_the_way', 'arrived'],
  delivery: ['preparing', 'ready', 'on_the_way', 'arrived'],
  collect: ['confirming', 'preparing', 'ready', 'collected'],
  pack: ['confirming', 'preparing', 'ready', 'collected'],
  eat_here: ['confirming', 'preparing', 'ready'],
  setMeal: ['voucher', 'restaurant', 'code', 'meal'],
} as const satisfies Readonly<Record<OrderWay | 'setMeal' | 'unconfirmedDelivery', readonly string[]>>;

export type OrderStage = (typeof orderStages)[keyof typeof orderStages][number];

export type OrderProgress = {
  readonly stages: readonly OrderStage[];
  /** The number of completed stages. */
  readonly done: number;
  /** The stage that is under way. Null after the last one, and while an accepted order waits for a later time. */
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
  const places = way === 'setMeal' ? setMealPlaces : way === 'delivery' ? deliveryPlaces : counterPlaces(order);
  const place = places[order.workingState];
  if (place === undefined) return null;
  const isUnconfirmed = way === 'delivery' && order.workingState === 'pending';
  const stages: readonly OrderStage[] = orderStages[isUnconfirmed ? 'unconfirmedDelivery' : way];
  return { stages, done: place, current: isWaiting(order, way) ? null : (stages[place] ?? null) };
}

/** Whether the kitchen waits for the time that the guest chose. A pick-up code may be there before that time. */
const isWaiting = ({ workingState, isCooked, isForLater }: Staged, way: OrderWay | 'setMeal'): boolean =>
  isForLater &&
  !isCooked &&
  way !== 'setMeal' &&
  (workingState === 'delivering' || (workingState === 'to_be_picked_up' && way !== 'delivery'));

type Places = Readonly<Partial<Record<OrderState, number>>>;

const deliveryPlaces: Places = {
  pending: 0,
  delivering: 0,
  to_be_picked_up: 1,
  to_be_delivered: 2,
  delivered: 4,
};

/** Index of the current stage of food that is collected or eaten in the restaurant. */
function counterPlaces({ isCooked }: Staged): Places {
  const place = isCooked ? 2 : 1;
  return { pending: 0, delivering: place, to_be_picked_up: place };
}

/**
 * Index of the current stage of a set meal by order state. A pending set meal has completed the first stage, because
 * the guest gets the voucher with the payment, and the guest chooses the restaurant next.
 */
const setMealPlaces: Places = { pending: 1, delivering: 2, to_be_picked_up: 3 };
