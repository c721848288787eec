import type { Fen, Language } from '@chifan/domain';
import { formatFen } from '@chifan/ui';

const formatters = new Map<Language, Intl.NumberFormat>();

/** "4.6", with the language's decimal sign. */
export function ratingText(ratingTenths: number, language: Language): string {
  let formatter = formatters.get(language);
  if (!formatter) {
    formatter = new Intl.NumberFormat(`${language}-u-nu-latn`, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    formatters.set(language, formatter);
  }
  return formatter.format(ratingTenths / 10);
}

/** "¥46": an approximate price is shown without fen. `amount` in fen. */
export const wholeYuan = (amount: number, language: Language): string =>
  formatFen((Math.round(amount / 100) * 100) as Fen, language).replace(/[.,٫]00$/, '');
