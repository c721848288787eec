import type { Language } from '@chifan/domain';

const formatters = new Map<Language, Intl.NumberFormat>();

/** Writes a rating such as "4.6", with the decimal sign of the language. */
export function ratingText(ratingTenths: number, language: Language): string {
  let formatter = formatters.get(language);
  if (!formatter) {
    formatter = new Intl.NumberFormat(`${language}-u-nu-latn`, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    formatters.set(language, formatter);
  }
  return formatter.format(ratingTenths / 10);
}
