import { contentLanguageOf, type ReaderLanguage } from './console-language.ts';
import type { Fen } from './fen.ts';
import type { Language } from './language.ts';

/**
 * Currency signs per language. Most readers would take a bare ¥ for yen, so only Chinese uses it. Japanese puts 元 after
 * the amount. All other languages use CN¥.
 */
const around: Partial<Readonly<Record<Language, readonly [before: string, behind: string]>>> = {
  ja: ['', '元'],
  'zh-CN': ['¥', ''],
};
const international = ['CN¥', ''] as const;

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount for guests, on screens and in mails: "CN¥38.00", "−CN¥3.50", "38.00元" (rule wallet-10). Digits are
 * Western in all languages, because receipts in China never use the digits of other scripts, such as ٣. The thousands
 * separator is that of the language. `isShort` omits zero decimals.
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
