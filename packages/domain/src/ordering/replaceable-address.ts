import type { OrderState, OrderType } from './order-states.ts';

const beforeTheCourier: ReadonlySet<OrderState> = new Set(['unpaid', 'pending', 'delivering', 'to_be_picked_up']);

export type AddressedOrder = {
  readonly type: OrderType;
  readonly state: OrderState;
  /** True if a courier has taken the delivery job. The courier may already be on the way to the shop. */
  readonly hasCourier: boolean;
};

/** True until a courier has taken the delivery job (rule ordering-25). */
export const isAddressReplaceable = ({ type, state, hasCourier }: AddressedOrder): boolean =>
  type === 'delivery' && !hasCourier && beforeTheCourier.has(state);
