/**
 * Tables that grow with every order. The tables are partitioned by ids, which increase with time (record 0066). Only
 * the archive deletes rows from them (record 0074).
 */
export type GrowingTable = {
  readonly table: 'order_history' | 'order_line' | 'entry';
  /** The partition key. */
  readonly key: 'order_id' | 'posting_id';
  /** The table whose ids are the values of the partition key. */
  readonly numbers: 'customer_order' | 'posting';
  /**
   * A month with fewer new ids gets no separate partition. Each partition makes every query plan slower, and a
   * partition below some million rows saves nothing.
   */
  readonly leastNumbers: number;
  /** Referenced tables, in the order in which placing an order locks them. */
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
