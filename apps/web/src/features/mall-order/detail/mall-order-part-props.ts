import type { MallOrder } from '../mall-order.query.ts';

export type MallOrderPartProps = {
  readonly order: MallOrder;
  /** Something has happened, or a clock ran out: the order is asked for again. */
  readonly onChanged: () => void;
};
