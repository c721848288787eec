import type { Language } from './language.ts';

/** Rule member-35: what the console is written in, the one that its sentences stand in first. A language is added by a row here. */
export const consoleLanguages = ['zh-CN', 'en', 'zh-Hant-HK'] as const;
export type ConsoleLanguage = (typeof consoleLanguages)[number];

/** Whoever the server speaks to: guests read one of nine languages, staff one of the console's. */
export type ReaderLanguage = Language | ConsoleLanguage;

export const isConsoleLanguage = (value: unknown): value is ConsoleLanguage =>
  (consoleLanguages as readonly unknown[]).includes(value);

/** What restaurants write is kept in the guests' nine languages: this one stands in for the reader's own. */
export const contentLanguageOf = (language: ReaderLanguage): Language =>
  language === 'zh-Hant-HK' ? 'zh-CN' : language;

/** The first of a browser's languages, the best first, that the console is written in; English for whoever reads none. */
export function readConsoleLanguage(tags: readonly string[]): ConsoleLanguage {
  for (const tag of tags) {
    if (/^zh\b/i.test(tag)) return isTraditional(tag) ? 'zh-Hant-HK' : 'zh-CN';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}

/** By its script, else by where it is written. */
const isTraditional = (tag: string): boolean => /-(hant|hk|mo|tw)\b/i.test(tag) && !/-hans\b/i.test(tag);
