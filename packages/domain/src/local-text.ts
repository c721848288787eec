import { defaultLanguage, type Language, type PartlyTranslated } from './language.ts';

/**
 * In the reader's language, else English, else Chinese, else any. `language` is the language of the text, so that a
 * screen can mark it.
 */
export function localText(texts: PartlyTranslated, language: Language): { text: string; language: Language } {
  for (const candidate of [language, defaultLanguage, 'zh-CN'] as const) {
    const text = texts[candidate];
    if (text) return { text, language: candidate };
  }
  const [any] = Object.entries(texts) as [Language, string][];
  return any ? { text: any[1], language: any[0] } : { text: '', language };
}

/** Shown to staff after the Chinese text: the text in the reader's language, or null. */
export const readerLanguageText = (
  texts: Readonly<Partial<Record<Language, string | undefined>>>,
  language: Language,
): string | null => (language === 'zh-CN' ? null : texts[language]?.trim() || null);
