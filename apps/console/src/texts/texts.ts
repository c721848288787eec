import { type Language, languages } from '@chifan/domain';
import { t } from '@lingui/core/macro';

/** A text that staff typed, by language. */
export type Texts = Readonly<Partial<Record<Language, string | undefined>>>;

export const textIn = (texts: Texts, language: Language): string => texts[language] ?? '';

export const hasText = (texts: Texts, language: Language): boolean => textIn(texts, language).trim() !== '';

export const missingIn = (texts: Texts): readonly Language[] =>
  languages.filter((language) => !hasText(texts, language));

/** Trims the texts and omits languages without text. */
export const writtenTexts = (texts: Texts): Partial<Record<Language, string>> =>
  Object.fromEntries(
    languages
      .filter((language) => hasText(texts, language))
      .map((language) => [language, textIn(texts, language).trim()]),
  );

/** Order of the tabs. Chinese is first, because staff write it and the kitchen reads it. */
export const languagesInOrder: readonly Language[] = ['zh-CN', 'en', 'ja', 'ko', 'ru', 'fr', 'de', 'ar', 'ur'];

/** Names of the languages in the console's language. */
export const languageLabels: Readonly<Record<Language, () => string>> = {
  en: () => t`英语`,
  ja: () => t`日语`,
  ko: () => t`韩语`,
  ru: () => t`俄语`,
  ur: () => t`乌尔都语`,
  ar: () => t`阿拉伯语`,
  fr: () => t`法语`,
  de: () => t`德语`,
  'zh-CN': () => t`中文`,
};

const isKnownLanguage = (language: string): language is Language => language in languageLabels;

export const languageLabel = (language: string): string =>
  isKnownLanguage(language) ? languageLabels[language]() : language;
