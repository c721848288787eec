import type { OrderDetail } from '../../../data/ordering.ts';

export type OrderPartProps = {
  readonly order: OrderDetail;
  /** Something has happened, or a deadline has passed, so the order is fetched again. */
  readonly onChanged: () => void;
};
