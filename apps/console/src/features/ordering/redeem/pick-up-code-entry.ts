/** A letter without I and O, then three digits (rule ordering-27), as far as it has been typed. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '0123456789';
const length = 4;

export const isWholeCode = (typed: string): boolean => typed.length === length;

export function nextKeys(typed: string): readonly string[] {
  if (typed.length === 0) return [...letters];
  return isWholeCode(typed) ? [] : [...digits];
}

/** What remains of any input, pasted or typed: blanks and hyphens go, small letters count as capitals, the rest ends it. */
export function readTyped(input: string): string {
  let typed = '';
  for (const sign of input.toUpperCase().replaceAll(/[\s-]/g, '')) {
    if (!nextKeys(typed).includes(sign)) break;
    typed += sign;
  }
  return typed;
}
