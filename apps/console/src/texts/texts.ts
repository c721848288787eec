import { type Language, languages } from '@chifan/domain';

/** A text in the languages that somebody wrote, as it is typed. */
export type Texts = Readonly<Partial<Record<Language, string | undefined>>>;

export const textIn = (texts: Texts, language: Language): string => texts[language] ?? '';

export const hasText = (texts: Texts, language: Language): boolean => textIn(texts, language).trim() !== '';

export const missingIn = (texts: Texts): readonly Language[] =>
  languages.filter((language) => !hasText(texts, language));

/** What is sent: trimmed, and nothing for a language that is empty. */
export const writtenTexts = (texts: Texts): Partial<Record<Language, string>> =>
  Object.fromEntries(
    languages
      .filter((language) => hasText(texts, language))
      .map((language) => [language, textIn(texts, language).trim()]),
  );
