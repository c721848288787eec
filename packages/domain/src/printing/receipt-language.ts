import { defaultLanguage, isLanguage, type Language } from '../language.ts';
import { languageZh } from './ticket-parts.ts';

/** Languages whose script is missing in GB18030 receipt printers (record 0119). */
const languagesWithoutGlyphs: ReadonlySet<Language> = new Set(['ko', 'ur', 'ar']);

type ReceiptLanguage = { readonly language: Language; readonly missing: string | null };

/**
 * Rule printing-16: the second language of a receipt. Null for a guest who reads Chinese. If the printer lacks the
 * script of the guest's language, the second language is English, and `missing` is the Chinese name of the guest's
 * language.
 */
export function receiptLanguageOf(guestLanguage: string): ReceiptLanguage | null {
  const language = isLanguage(guestLanguage) ? guestLanguage : defaultLanguage;
  if (language === 'zh-CN') return null;
  return languagesWithoutGlyphs.has(language)
    ? { language: defaultLanguage, missing: languageZh[language] }
    : { language, missing: null };
}
