/** Parses typed text as a whole number from `least` to `most`. Returns null for anything else. */
export function wholeNumber(typed: string, { least, most }: { readonly least: number; readonly most: number }) {
  const digits = typed.trim();
  if (!/^\d{1,9}$/.test(digits)) return null;
  const read = Number(digits);
  return read >= least && read <= most ? read : null;
}
