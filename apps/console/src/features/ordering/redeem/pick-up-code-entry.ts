/** A pick-up code is a letter except I and O, then three digits (rule ordering-27). */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '0123456789';
const length = 4;

export const isCompleteCode = (typed: string): boolean => typed.length === length;

export function allowedNextKeys(typed: string): readonly string[] {
  if (typed.length === 0) return [...letters];
  return isCompleteCode(typed) ? [] : [...digits];
}

/**
 * Reads typed or pasted text as the start of a pick-up code. Ignores blanks and hyphens, capitalises letters, and stops
 * at the first character that is not allowed.
 */
export function readTyped(input: string): string {
  let typed = '';
  for (const sign of input.toUpperCase().replaceAll(/[\s-]/g, '')) {
    if (!allowedNextKeys(typed).includes(sign)) break;
    typed += sign;
  }
  return typed;
}
