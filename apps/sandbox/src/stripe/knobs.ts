/**
 * What may go wrong, for tests and the curious. Counts say how many of the next calls or deliveries it happens to.
 * delayMs: every webhook waits; answerDelayMs: every API answer waits; duplicate, drop, badSignature: the next webhooks
 * are sent twice, never, or once more with a wrong signature first; outOfOrder: the next webhooks wait
 * while later ones overtake them; error500: the next API calls that write answer 500, and do so again under the same idempotency key;
 * cutAfterEffect: the next API calls that write take effect, but the connection breaks before the answer.
 */
export interface Knobs {
  delayMs: number;
  answerDelayMs: number;
  duplicate: number;
  drop: number;
  badSignature: number;
  outOfOrder: number;
  error500: number;
  cutAfterEffect: number;
}

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

/** Sets what is named and leaves the rest; `true` is "from now on", `false` is 0. @returns what it did not understand */
export function turnKnobs(knobs: Knobs, wanted: unknown): string | undefined {
  if (typeof wanted !== 'object' || wanted === null) return 'Expected a JSON object of knobs.';
  const turns = Object.entries(wanted).map(([name, value]) => ({ name, value: countOf(value) }));
  const wrong = turns.find(({ name, value }) => !isKnob(knobs, name) || value === undefined);
  if (wrong !== undefined) return `Not a knob or not a number: ${wrong.name}. Knobs: ${Object.keys(knobs).join(', ')}.`;
  for (const { name, value } of turns) if (isKnob(knobs, name) && value !== undefined) knobs[name] = value;
  return undefined;
}

type CountedKnob = Exclude<keyof Knobs, 'delayMs' | 'answerDelayMs'>;

/** Whether it happens this time; counts down. */
export function happens(knobs: Knobs, name: CountedKnob): boolean {
  if (knobs[name] <= 0) return false;
  knobs[name] -= 1;
  return true;
}

const isKnob = (knobs: Knobs, name: string): name is keyof Knobs => Object.hasOwn(knobs, name);

function countOf(value: unknown): number | undefined {
  if (typeof value === 'boolean') return value ? Number.MAX_SAFE_INTEGER : 0;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
