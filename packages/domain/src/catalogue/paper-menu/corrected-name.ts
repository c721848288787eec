import { misreadings } from './misreadings.ts';

/** Longest first: 水惯鱼片 before 水惯. */
const known = misreadings
  .split(' ')
  .map((pair) => pair.split('='))
  .map(([read = '', printed = '']) => ({ read, printed }))
  .toSorted((one, other) => other.read.length - one.read.length);

/** Corrects known misreadings of recognisers. The reader is informed that the name is a guess. */
export function correctedName(name: string): string {
  let corrected = name;
  for (const { read, printed } of known) corrected = corrected.replaceAll(read, printed);
  return corrected;
}
