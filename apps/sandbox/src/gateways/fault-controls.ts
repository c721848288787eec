/**
 * Faults of every payment gateway; counts apply to the next calls or deliveries. delayMs: each notification waits;
 * answerDelayMs: each answer of the API waits; duplicate, drop, badSignature: notifications are sent twice, never, or
 * first with a wrong signature; outOfOrder: notifications wait while later ones overtake them; error500: writing API
 * calls answer 500; cutAfterEffect: writing API calls take effect, but the connection breaks before the answer;
 * refundMs: duration of a refund; abnormalRefund: refunds find an account that takes no money.
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

export const restingControls = (): FaultControls => ({
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

/** Those that are counts. */
type Counted<Turned> = Exclude<Extract<keyof Turned, string>, `${string}Ms`>;

/** Whether the fault applies this time; counts down. */
export function happens<Turned extends Readonly<Record<string, number>>>(
  faults: Turned,
  name: Counted<Turned>,
): boolean {
  const left = faults[name] ?? 0;
  if (left <= 0) return false;
  Object.assign(faults, { [name]: left - 1 });
  return true;
}
