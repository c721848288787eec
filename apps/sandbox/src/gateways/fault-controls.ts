/**
 * Fault controls of every payment gateway. A control whose name does not end with `Ms` is a count: the fault occurs in
 * that number of next calls or deliveries. delayMs: delay of each notification. answerDelayMs: delay of each API
 * response. duplicate, drop: notifications are sent twice or never. badSignature: each is first sent with a wrong
 * signature. outOfOrder: notifications wait until later ones were sent. error500: writing calls return 500.
 * cutAfterEffect: writing calls take effect, but the connection breaks before the response. refundMs: duration of a
 * refund. abnormalRefund: the guest's account rejects the refund.
 */
export type FaultControls = {
  delayMs: number;
  answerDelayMs: number;
  duplicate: number;
  drop: number;
  badSignature: number;
  outOfOrder: number;
  error500: number;
  cutAfterEffect: number;
  refundMs: number;
  abnormalRefund: number;
};

export const noFaults = (): FaultControls => ({
  delayMs: 0,
  answerDelayMs: 0,
  duplicate: 0,
  drop: 0,
  badSignature: 0,
  outOfOrder: 0,
  error500: 0,
  cutAfterEffect: 0,
  refundMs: 0,
  abnormalRefund: 0,
});

/** Names of the controls that are counts, not durations. */
type Counted<Turned> = Exclude<Extract<keyof Turned, string>, `${string}Ms`>;

/** Returns whether the fault applies to the current call, and decreases the count of the fault by one. */
export function consumeFault<Turned extends Readonly<Record<string, number>>>(
  faults: Turned,
  name: Counted<Turned>,
): boolean {
  const left = faults[name] ?? 0;
  if (left <= 0) return false;
  Object.assign(faults, { [name]: left - 1 });
  return true;
}
