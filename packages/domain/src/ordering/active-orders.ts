import type { OrderFacts, OrderState } from './order-states.ts';

/**
 * Rule ordering-42: minutes during which a delivered order stays in the list of active orders, so that the guest sees
 * that it has arrived.
 */
export const activeAfterHandOverMinutes = 60;

/** Rule ordering-42: states of an active order, which may still change before the guest has eaten. */
export const activeOrderStates = [
  'unpaid',
  'pending',
  'delivering',
  'to_be_picked_up',
  'to_be_delivered',
  'delivered',
] as const satisfies OrderState[];

type LivingFacts = Pick<OrderFacts, 'state' | 'stateBeforeAfterSale' | 'isSetMeal'> & {
  /** Null if the order is not handed over yet, or the time is unknown. */
  readonly minutesSinceHandOver: number | null;
};

/**
 * Whether an order is active (rule ordering-42). A `pending` set meal is an unused voucher, which may stay in this
 * state for weeks and is not active. During a refund the earlier state decides, because kitchen and courier continue
 * their work.
 */
export function isOrderActive({ state, stateBeforeAfterSale, isSetMeal, minutesSinceHandOver }: LivingFacts): boolean {
  const working = stateBeforeAfterSale ?? state;
  if (!(activeOrderStates as readonly OrderState[]).includes(working)) return false;
  if (working === 'pending') return !isSetMeal;
  return (
    working !== 'delivered' || (minutesSinceHandOver !== null && minutesSinceHandOver <= activeAfterHandOverMinutes)
  );
}
