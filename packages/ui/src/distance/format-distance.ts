const formatters = new Map<string, Intl.NumberFormat>();

/** Below a kilometre in metres, above in kilometres with one decimal. */
export function formatDistance(metres: number, language: string): string {
  const tens = Math.round(metres / 10) * 10;
  const [value, unit] = tens < 1000 ? [tens, 'meter'] : [metres / 1000, 'kilometer'];
  const key = `${language} ${unit}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(`${language}-u-nu-latn`, {
      style: 'unit',
      unit,
      // Arabic's short form is the whole word.
      unitDisplay: language === 'ar' ? 'narrow' : 'short',
      maximumFractionDigits: unit === 'meter' ? 0 : 1,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}
