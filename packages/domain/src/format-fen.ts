import { contentLanguageOf, type ReaderLanguage } from './console-language.ts';
import type { Fen } from './fen.ts';
import type { Language } from './language.ts';

/**
 * Most readers see a bare ¥ as the yen. Chinese uses it. Japanese uses 元 after the amount. All others use CN¥, as in
 * the number formats of their languages.
 */
const around: Partial<Readonly<Record<Language, readonly [before: string, behind: string]>>> = {
  ja: ['', '元'],
  'zh-CN': ['¥', ''],
};
const international = ['CN¥', ''] as const;

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * "CN¥38.00", "−CN¥3.50", "38.00元": amounts for guests, on screens and in mails (rule wallet-10). Digits are Western in
 * all languages, because receipts in China have no Arabic digits. Thousands are grouped as in the language. `isShort`
 * omits zero fen.
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
