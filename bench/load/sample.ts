/** The measurements of one round of a series. */
export type Sample = {
  readonly seconds: number;
  /** Latency of each response in milliseconds. */
  readonly latencies: readonly number[];
  readonly failures: number;
  /**
   * Only for series of orders, in milliseconds: latencies of the call that places an order, and processor time of
   * server and database.
   */
  readonly placing?: readonly number[];
  readonly cpuMs?: number | null;
};
