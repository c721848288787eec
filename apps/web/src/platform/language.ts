import { defaultLanguage, directionOf, isLanguage, type Language, languages, readLanguage } from '@chifan/domain';
import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Catalogue } from './phrases/catalogues.ts';
import { createPhraseBook } from './phrases/phrase-book.ts';
import { secureStorage } from './storage.ts';

export { i18n };

declare global {
  interface Window {
    /**
     * Names of the phrase files of the first screens, by term (a part of the app, such as `ordering`) and language.
     * Absent in development and in tests.
     */
    firstPhrases?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  }
}

const stored = secureStorage('lang');

/**
 * Loads the phrases of a term. The page contains the names of the phrase files of the first screens (see app/boot.ts).
 * The list of all other phrase files is loaded separately.
 */
const load = async (term: string, language: Language): Promise<Catalogue | undefined> => {
  const first = typeof window === 'undefined' ? undefined : window.firstPhrases?.[term]?.[language];
  if (first) return import(/* @vite-ignore */ first);
  return (await import('./phrases/catalogues.ts')).catalogueOf(language, term)?.();
};

/** The language that the guest chose, otherwise the first supported language of the browser, otherwise English. */
export const preferredLanguage = (): Language => {
  const chosen = stored.read();
  return isLanguage(chosen) ? chosen : (readLanguage(navigator.languages.join(',')) ?? defaultLanguage);
};

export function useLanguage(): Language {
  const { i18n: current } = useLingui();
  return isLanguage(current.locale) ? current.locale : defaultLanguage;
}

const book = createPhraseBook(
  i18n,
  preferredLanguage,
  async (term, language) => (await load(term, language))?.messages ?? {},
);

/**
 * Loads the phrases of a term (a part of the app, such as `ordering`) in the current language. A screen appears only
 * when its phrases are loaded.
 */
export const loadPhrases = (term: string): Promise<void> => book.open(term);

/** Changes language and text direction without a reload, and stores the language as `security.lang`. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  stored.write(language);
}

export async function startLanguage(): Promise<void> {
  const opening = book.open('shell');
  await speak(preferredLanguage());
  await opening;
}

async function speak(language: Language): Promise<void> {
  await book.speak(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** The name of each language in that language, never translated. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ja: '日本語',
  ko: '한국어',
  ru: 'Русский',
  ur: 'اردو',
  ar: 'العربية',
  fr: 'Français',
  de: 'Deutsch',
  'zh-CN': '简体中文',
};

export { languages };
