/**
 * What may go wrong in every payment gateway, for tests and the curious. Counts say how many of the next calls or deliveries
 * it happens to. delayMs: every notification waits; answerDelayMs: every answer of its API waits; duplicate, drop,
 * badSignature: the next notifications are sent twice, never, or once more with a wrong signature first; outOfOrder: the next
 * notifications wait while later ones overtake them; error500: the next API calls that write answer 500; cutAfterEffect: the
 * next API calls that write take effect, but the connection breaks before the answer; refundMs: how long a refund takes;
 * abnormalRefund: the next refunds find an account that takes no money.
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

/** The faults that count down. */
type Counted<Turned> = Exclude<Extract<keyof Turned, string>, `${string}Ms`>;

/** Whether it happens this time; counts down. */
export function happens<Turned extends Readonly<Record<string, number>>>(
  faults: Turned,
  name: Counted<Turned>,
): boolean {
  const left = faults[name] ?? 0;
  if (left <= 0) return false;
  Object.assign(faults, { [name]: left - 1 });
  return true;
}
