/**
 * Faults of every payment gateway. Counts apply to the next calls or deliveries. delayMs: delay of each notification.
 * answerDelayMs: delay of each API answer. duplicate, drop, badSignature: notifications are sent twice, never, or first
 * with a wrong signature. outOfOrder: notifications wait while later ones overtake them. error500: writing API calls
 * return 500. cutAfterEffect: writing API calls take effect, but the connection breaks before the answer. refundMs:
 * duration of a refund. abnormalRefund: the account rejects the refund.
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

/** Controls that are counts. */
type Counted<Turned> = Exclude<Extract<keyof Turned, string>, `${string}Ms`>;

/** Whether the fault applies this time. Counts down. */
export function consumeFault<Turned extends Readonly<Record<string, number>>>(
  faults: Turned,
  name: Counted<Turned>,
): boolean {
  const left = faults[name] ?? 0;
  if (left <= 0) return false;
  Object.assign(faults, { [name]: left - 1 });
  return true;
}
