/** Tables that grow with every order. Partitioned by ids that rise with time (record 0066). Only the archive deletes from them (record 0074). */
export type GrowingTable = {
  readonly table: 'order_history' | 'order_line' | 'entry';
  /** The column that divides the partitions. */
  readonly key: 'order_id' | 'posting_id';
  /** The table whose ids divide the partitions. */
  readonly numbers: 'customer_order' | 'posting';
  /**
   * A month with fewer numbers is combined with the next one. Each partition makes every plan slower, and one of less
   * than some million rows saves nothing.
   */
  readonly leastNumbers: number;
  /** Referenced tables, in the order in which the transaction of an order locks them. */
  readonly refersTo: readonly ('customer_order' | 'posting' | 'account')[];
};

const ofOrders = {
  key: 'order_id',
  numbers: 'customer_order',
  leastNumbers: 500_000,
  refersTo: ['customer_order'],
} as const;

export const growingTables: readonly GrowingTable[] = [
  { table: 'order_history', ...ofOrders },
  { table: 'order_line', ...ofOrders },
  { table: 'entry', key: 'posting_id', numbers: 'posting', leastNumbers: 2_000_000, refersTo: ['posting', 'account'] },
];
