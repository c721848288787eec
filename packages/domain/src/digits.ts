const separators: Readonly<Record<string, string>> = { '٫': '.', '٬': ',' };

/** Replaces full-width forms and the decimal digits of any script, such as ٣, ۳ and ３, with 0 to 9. */
export const toWesternDigits = (text: string): string =>
  isPlain(text)
    ? text
    : text
        .normalize('NFKC')
        .replace(/[^\0-\x7f]/gu, (letter) =>
          /\p{Nd}/u.test(letter) ? String(valueOf(letter)) : (separators[letter] ?? letter),
        );

// oxlint-disable-next-line no-control-regex -- ASCII begins with the control characters
const isPlain = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** Unicode lists the ten digits of a script in order, and no digit comes directly before the zero. */
function valueOf(digit: string): number {
  const at = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value += 1;
  return value;
}

/** Marks that phones put around a copied number, and blanks of any width. */
const invisible = /[\u200b-\u200f\u061c\u202a-\u202c\u2060\u2066-\u2069\ufeff]/gu;
const separator = /[\s().\-‐-―−·・/]/gu;

/** A typed phone number with western digits and without direction marks. `00` becomes `+`. */
export const normalizePhoneInput = (text: string): string =>
  toWesternDigits(text)
    .replace(invisible, '')
    .trim()
    .replace(/^00(?=[1-9])/, '+');

/** The characters of a phone number without separators. */
export const stripPhoneSeparators = (text: string): string => normalizePhoneInput(text).replace(separator, '');
