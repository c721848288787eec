import type { Fen, Language } from '@chifan/domain';

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * "¥38.00", "−¥3.50". Sign and digits are fixed: Arabic would print CN¥ and its own digits, which no receipt in China
 * shows. Thousands are grouped as the language does.
 */
export function formatFen(amount: Fen, language: Language): string {
  let formatter = formatters.get(language);
  if (!formatter) {
    formatter = new Intl.NumberFormat(`${language}-u-nu-latn`, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    formatters.set(language, formatter);
  }
  return `${amount < 0 ? '−' : ''}¥${formatter.format(Math.abs(amount) / 100)}`;
}
