import { misreadings } from './misreadings.ts';

/** Pairs of a misread and a correct word, longest first, so that 水惯鱼片 is corrected before 水惯. */
const known = misreadings
  .split(' ')
  .map((pair) => pair.split('='))
  .map(([read = '', printed = '']) => ({ read, printed }))
  .toSorted((one, other) => other.read.length - one.read.length);

/**
 * Corrects words that text recognition is known to misread. The row is marked for checking, because the correction may
 * be wrong.
 */
export function correctedName(name: string): string {
  let corrected = name;
  for (const { read, printed } of known) corrected = corrected.replaceAll(read, printed);
  return corrected;
}
