import { contentLanguageOf, type ReaderLanguage } from './console-language.ts';
import type { Fen } from './fen.ts';
import type { Language } from './language.ts';

/**
 * A bare ¥ is the yen to most readers. Chinese keeps it; Japanese reads 元, behind the sum; all others know CN¥, which
 * is also what their languages' own number formats write.
 */
const around: Partial<Readonly<Record<Language, readonly [before: string, behind: string]>>> = {
  ja: ['', '元'],
  'zh-CN': ['¥', ''],
};
const international = ['CN¥', ''] as const;

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * "CN¥38.00", "−CN¥3.50", "38.00元": how guests read a sum, on screens and in mails (rule wallet-10).
 * Digits are Western everywhere: Arabic would print its own, which no receipt in China shows. Thousands are grouped as
 * the language does. `isShort` leaves out fen of zero.
 */
export function formatFen(amount: Fen | number, reader: ReaderLanguage, { isShort = false } = {}): string {
  const language = contentLanguageOf(reader);
  const digits = isShort && amount % 100 === 0 ? 0 : 2;
  const [before, behind] = around[language] ?? international;
  return `${amount < 0 ? '−' : ''}${before}${formatterOf(language, digits).format(Math.abs(amount) / 100)}${behind}`;
}

function formatterOf(language: Language, digits: 0 | 2): Intl.NumberFormat {
  const key = `${language} ${digits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(`${language}-u-nu-latn`, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}
