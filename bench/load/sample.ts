/** Result of one round of one series. */
export type Sample = {
  readonly seconds: number;
  /** Milliseconds, one per response. */
  readonly latencies: readonly number[];
  readonly failures: number;
  /** Order paths only, in milliseconds: latencies of the place call, and processor time of server and database. */
  readonly placing?: readonly number[];
  readonly cpuMs?: number | null;
};
