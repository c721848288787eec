import type { Language } from './language.ts';

/** Rule member-35: languages of the console. The first is the source language. Add a language here. */
export const consoleLanguages = ['zh-CN', 'en', 'zh-Hant-HK'] as const;
export type ConsoleLanguage = (typeof consoleLanguages)[number];

/** Language of a caller: one of nine for guests, one of the console's for staff. */
export type ReaderLanguage = Language | ConsoleLanguage;

export const isConsoleLanguage = (value: unknown): value is ConsoleLanguage =>
  (consoleLanguages as readonly unknown[]).includes(value);

/** Restaurants' texts exist in the guests' nine languages. Returns the one for this reader. */
export const contentLanguageOf = (language: ReaderLanguage): Language =>
  language === 'zh-Hant-HK' ? 'zh-CN' : language;

/** The first supported language in the browser's order of preference. English if there is none. */
export function readConsoleLanguage(tags: readonly string[]): ConsoleLanguage {
  for (const tag of tags) {
    if (/^zh\b/i.test(tag)) return isTraditional(tag) ? 'zh-Hant-HK' : 'zh-CN';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}

/** By its script, otherwise by its region. */
const isTraditional = (tag: string): boolean => /-(hant|hk|mo|tw)\b/i.test(tag) && !/-hans\b/i.test(tag);
