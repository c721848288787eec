/** Reads a typed whole number within its range. Null if it is none. */
export function wholeNumber(typed: string, { least, most }: { readonly least: number; readonly most: number }) {
  const digits = typed.trim();
  if (!/^\d{1,9}$/.test(digits)) return null;
  const read = Number(digits);
  return read >= least && read <= most ? read : null;
}
