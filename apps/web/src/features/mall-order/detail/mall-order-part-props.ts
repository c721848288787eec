import type { MallOrder } from '../../../data/mall-order.ts';

export type MallOrderPartProps = {
  readonly order: MallOrder;
  /** Something has happened, or a clock ran out: the order is asked for again. */
  readonly onChanged: () => void;
};
