import type { OrderState, OrderType } from './order-states.ts';

const beforeTheCourier: ReadonlySet<OrderState> = new Set(['unpaid', 'pending', 'delivering', 'to_be_picked_up']);

export type AddressedOrder = {
  readonly type: OrderType;
  readonly state: OrderState;
  /** Somebody has taken the delivery and may be under way to the shop with another route in mind. */
  readonly hasCourier: boolean;
};

/** Whether a delivery may still go to another address: until a courier has taken it (rule ordering-25). */
export const isAddressReplaceable = ({ type, state, hasCourier }: AddressedOrder): boolean =>
  type === 'delivery' && !hasCourier && beforeTheCourier.has(state);
