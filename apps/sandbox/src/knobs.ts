/** What may go wrong in a stand-in: counts of the next times that it happens, or milliseconds. */
export type Faults = Record<string, number>;

/** Sets what is named and leaves the rest; `true` is "from now on", `false` is 0. @returns what it did not understand */
export function turnKnobs(knobs: Faults, wanted: unknown): string | undefined {
  if (typeof wanted !== 'object' || wanted === null) return 'Expected a JSON object of knobs.';
  const turns = Object.entries(wanted).map(([name, value]) => ({ name, value: countOf(value) }));
  const wrong = turns.find(({ name, value }) => !Object.hasOwn(knobs, name) || value === undefined);
  if (wrong !== undefined) return `Not a knob or not a number: ${wrong.name}. Knobs: ${Object.keys(knobs).join(', ')}.`;
  for (const { name, value } of turns) if (value !== undefined) knobs[name] = value;
  return undefined;
}

function countOf(value: unknown): number | undefined {
  if (typeof value === 'boolean') return value ? Number.MAX_SAFE_INTEGER : 0;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
