import type { OrderState } from '../ordering/index.ts';

/** The states that an order of the points mall can have: the order's own, less kitchen and counter (rule mall-2). */
export const mallOrderStates = [
  'unpaid',
  'pending',
  'to_be_delivered',
  'completed',
  'after_sale_processing',
  'refunded',
  'after_sale_completed',
  'cancelled',
] as const satisfies OrderState[];
export type MallOrderState = (typeof mallOrderStates)[number];
