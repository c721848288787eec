import { defaultLanguage, directionOf, isLanguage, type Language, languages, readLanguage } from '@chifan/domain';
import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Catalogue } from './phrases/catalogues.ts';
import { createPhraseBook } from './phrases/phrase-book.ts';
import { secureStorage } from './storage.ts';

export { i18n };

declare global {
  interface Window {
    /** Term → language → file. Absent in development and in tests. */
    firstPhrases?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  }
}

const stored = secureStorage('lang');

/** The page itself knows the catalogues of the first screens (app/boot.ts). All others are in a list that is loaded. */
const load = async (term: string, language: Language): Promise<Catalogue | undefined> => {
  const first = typeof window === 'undefined' ? undefined : window.firstPhrases?.[term]?.[language];
  if (first) return import(/* @vite-ignore */ first);
  return (await import('./phrases/catalogues.ts')).catalogueOf(language, term)?.();
};

/** The guest's choice, otherwise the first supported browser language, otherwise English. */
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

/** Loads a term's phrases in the current language. A screen appears only afterwards. */
export const loadPhrases = (term: string): Promise<void> => book.open(term);

/** Changes language and direction without a reload. Stored under security.lang. */
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

/** Each in its own language, never translated. */
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
