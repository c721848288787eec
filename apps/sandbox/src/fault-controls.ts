/** What may go wrong in a stand-in: counts of the next times that it happens, or milliseconds. */
export type Faults = Record<string, number>;

/** Sets what is named and leaves the rest. @returns what it did not understand; then nothing was set */
export function turnControls(faults: Faults, wanted: unknown): string | undefined {
  if (typeof wanted !== 'object' || wanted === null) return 'Expected a JSON object of faults.';
  const turns = Object.entries(wanted);
  const unknown = turns.find(([name]) => !Object.hasOwn(faults, name));
  if (unknown !== undefined) return `Not a control: ${unknown[0]}. FaultControls: ${Object.keys(faults).join(', ')}.`;
  const wrong = turns.find(([, value]) => !isCount(value));
  if (wrong !== undefined) return `${wrong[0]} takes a whole number from 0 on.`;
  Object.assign(faults, wanted);
  return undefined;
}

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
