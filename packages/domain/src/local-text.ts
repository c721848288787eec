import { defaultLanguage, type Language, type PartlyTranslated } from './language.ts';

/**
 * The text in the reader's language, otherwise in English, Chinese or any other language. `language` is the language of
 * the returned text, so that a screen can mark it.
 */
export function localText(texts: PartlyTranslated, language: Language): { text: string; language: Language } {
  for (const candidate of [language, defaultLanguage, 'zh-CN'] as const) {
    const text = texts[candidate];
    if (text) return { text, language: candidate };
  }
  const any = (Object.entries(texts) as [Language, string][]).find(([, text]) => text);
  return any ? { text: any[1], language: any[0] } : { text: '', language };
}

/**
 * The text in the reader's language, which staff see after the Chinese text. Null if the reader's language is Chinese
 * or has no text.
 */
export const readerLanguageText = (
  texts: Readonly<Partial<Record<Language, string | undefined>>>,
  language: Language,
): string | null => (language === 'zh-CN' ? null : texts[language]?.trim() || null);
