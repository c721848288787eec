/**
 * What may go wrong, for tests and the curious. Counts say how many of the next calls or deliveries it happens to.
 * delayMs: every webhook waits; answerDelayMs: every API answer waits; duplicate, drop, badSignature: the next webhooks
 * are sent twice, never, or once more with a wrong signature first; outOfOrder: the next webhooks wait
 * while later ones overtake them; error500: the next API calls that write answer 500, and do so again under the same idempotency key;
 * cutAfterEffect: the next API calls that write take effect, but the connection breaks before the answer.
 */
export type Knobs = {
  delayMs: number;
  answerDelayMs: number;
  duplicate: number;
  drop: number;
  badSignature: number;
  outOfOrder: number;
  error500: number;
  cutAfterEffect: number;
};

export const restingKnobs = (): Knobs => ({
  delayMs: 0,
  answerDelayMs: 0,
  duplicate: 0,
  drop: 0,
  badSignature: 0,
  outOfOrder: 0,
  error500: 0,
  cutAfterEffect: 0,
});

type CountedKnob = Exclude<keyof Knobs, 'delayMs' | 'answerDelayMs'>;

/** Whether it happens this time; counts down. */
export function happens(knobs: Knobs, name: CountedKnob): boolean {
  if (knobs[name] <= 0) return false;
  knobs[name] -= 1;
  return true;
}
