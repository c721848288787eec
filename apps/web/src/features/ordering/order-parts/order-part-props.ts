import type { OrderDetail } from '../../../data/ordering.ts';

export type OrderPartProps = {
  readonly order: OrderDetail;
  /** Refetches the order. Called after an action or when a deadline has passed. */
  readonly onChanged: () => void;
};
