import type { OrderDetail } from '../../../data/ordering.ts';

export type OrderPartProps = {
  readonly order: OrderDetail;
  /** Something has happened, or a clock ran out: the order is asked for again. */
  readonly onChanged: () => void;
};
