/** Tables that grow with every order. Partitioned by ids that rise with time (record 0066). Only the archive deletes from them (record 0074). */
export type GrowingTable = {
  readonly table: 'order_history' | 'order_line' | 'entry';
  /** By which it is cut. */
  readonly key: 'order_id' | 'posting_id';
  /** The table whose ids divide the partitions. */
  readonly numbers: 'customer_order' | 'posting';
  /**
   * A month with fewer numbers stays with the next one: each partition makes every plan a little dearer, and one of less than some
   * millions of rows spares nothing.
   */
  readonly leastNumbers: number;
  /** Tables that its rows refer to, in the order in which the transaction of an order locks them. */
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
