import type { Language } from './language.ts';

/**
 * Languages of the console (rule member-35). The source texts are in the first language. To support another language,
 * add it to this list.
 */
export const consoleLanguages = ['zh-CN', 'en', 'zh-Hant-HK'] as const;
export type ConsoleLanguage = (typeof consoleLanguages)[number];

/** Language of a user: one of nine for guests, one of three for staff. */
export type ReaderLanguage = Language | ConsoleLanguage;

export const isConsoleLanguage = (value: unknown): value is ConsoleLanguage =>
  (consoleLanguages as readonly unknown[]).includes(value);

/** Returns the language in which the reader sees restaurants' texts, which exist in the guests' nine languages only. */
export const contentLanguageOf = (language: ReaderLanguage): Language =>
  language === 'zh-Hant-HK' ? 'zh-CN' : language;

/**
 * The first supported language in the browser's list of preferred languages. English if the console supports no
 * language of the list.
 */
export function readConsoleLanguage(tags: readonly string[]): ConsoleLanguage {
  for (const tag of tags) {
    if (/^zh\b/i.test(tag)) return isTraditional(tag) ? 'zh-Hant-HK' : 'zh-CN';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}

/** Whether a language tag means traditional Chinese, by its script or otherwise by its region. */
const isTraditional = (tag: string): boolean => /-(hant|hk|mo|tw)\b/i.test(tag) && !/-hans\b/i.test(tag);
