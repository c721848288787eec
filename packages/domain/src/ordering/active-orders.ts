import type { OrderFacts, OrderState } from './order-states.ts';

/** Rule ordering-42: a delivered order is shown as living for this time, so that its guest sees that it has arrived. */
export const activeAfterHandOverMinutes = 60;

/** Rule ordering-42: in these states something may still happen before the guest has eaten. */
export const activeOrderStates = [
  'unpaid',
  'pending',
  'delivering',
  'to_be_picked_up',
  'to_be_delivered',
  'delivered',
] as const satisfies OrderState[];

type LivingFacts = Pick<OrderFacts, 'state' | 'stateBeforeAfterSale' | 'isSetMeal'> & {
  /** Null: not yet, or unknown. */
  readonly minutesSinceHandOver: number | null;
};

/** Rule ordering-42. A voucher waits for weeks, so it is not living. A refund does not stop kitchen and courier. */
export function isOrderActive({ state, stateBeforeAfterSale, isSetMeal, minutesSinceHandOver }: LivingFacts): boolean {
  const working = stateBeforeAfterSale ?? state;
  if (!(activeOrderStates as readonly OrderState[]).includes(working)) return false;
  if (working === 'pending') return !isSetMeal;
  return (
    working !== 'delivered' || (minutesSinceHandOver !== null && minutesSinceHandOver <= activeAfterHandOverMinutes)
  );
}
