import { misreadings } from './misreadings.ts';

/** The longest first: 水惯鱼片 before 水惯. */
const known = misreadings
  .split(' ')
  .map((pair) => pair.split('='))
  .map(([read = '', printed = '']) => ({ read, printed }))
  .toSorted((one, other) => other.read.length - one.read.length);

/** A name with the words that recognisers are known to misread; whoever is shown it is told that it was guessed. */
export function correctedName(name: string): string {
  let corrected = name;
  for (const { read, printed } of known) corrected = corrected.replaceAll(read, printed);
  return corrected;
}
