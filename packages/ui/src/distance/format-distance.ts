const numbers = new Map<string, Intl.NumberFormat>();

/** Formats a distance: in metres below one kilometre, otherwise in kilometres with one decimal. */
export function formatDistance(metres: number, language: string): string {
  const tens = Math.round(metres / 10) * 10;
  const [value, unit] = tens < 1000 ? [tens, 'metre' as const] : [metres / 1000, 'kilometre' as const];
  let number = numbers.get(language);
  if (!number) {
    number = new Intl.NumberFormat(`${language}-u-nu-latn`, { maximumFractionDigits: 1 });
    numbers.set(language, number);
  }
  return `${number.format(value)}${(units[language] ?? international)[unit]}`;
}

type Units = { readonly metre: string; readonly kilometre: string };

const international: Units = { metre: '\u00a0m', kilometre: '\u00a0km' };

/**
 * Unit symbols as `Intl.NumberFormat` writes them. The symbols are copied, because the first use of `Intl.NumberFormat`
 * with a unit takes 0.1 s on a phone. Languages without an entry use "m" and "km".
 */
const units: Readonly<Record<string, Units>> = {
  ko: { metre: 'm', kilometre: 'km' },
  ru: { metre: '\u00a0м', kilometre: '\u00a0км' },
  ur: { metre: '\u00a0میٹر', kilometre: '\u00a0کلو میٹر' },
  ar: { metre: '\u00a0م', kilometre: '\u00a0كم' },
  'zh-CN': { metre: '米', kilometre: '公里' },
  'zh-Hant-HK': { metre: '\u00a0米', kilometre: '\u00a0公里' },
};
