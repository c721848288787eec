import { defaultLanguage, type Language, type PartlyTranslated } from './language.ts';

/** In the reader's language, else English, else Chinese, else any; `language` says which, so that a screen marks it. */
export function localText(texts: PartlyTranslated, language: Language): { text: string; language: Language } {
  for (const candidate of [language, defaultLanguage, 'zh-CN'] as const) {
    const text = texts[candidate];
    if (text) return { text, language: candidate };
  }
  const [any] = Object.entries(texts) as [Language, string][];
  return any ? { text: any[1], language: any[0] } : { text: '', language };
}

/** What stands behind the Chinese for staff: in the reader's own language, or nothing. */
export const ownText = (
  texts: Readonly<Partial<Record<Language, string | undefined>>>,
  language: Language,
): string | null => (language === 'zh-CN' ? null : texts[language]?.trim() || null);
