import { defaultLanguage, directionOf, isLanguage, type Language, languages, readLanguage } from '@chifan/domain';
import { i18n, type Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { secureStorage } from './storage.ts';

export { i18n };

const stored = secureStorage('lang');

const catalogues = import.meta.glob<{ messages: Messages }>([
  '../../../../packages/phrases/*/*.po',
  '!../../../../packages/phrases/*/{errors,mail,console}.po',
]);

const loadedTerms = new Set<string>();

/** What the guest chose; else the first of the browser's languages that we speak; else English. */
export const preferredLanguage = (): Language => {
  const chosen = stored.read();
  return isLanguage(chosen) ? chosen : (readLanguage(navigator.languages.join(',')) ?? defaultLanguage);
};

/** The language on screen. Re-renders when it changes. */
export function useLanguage(): Language {
  const { i18n: current } = useLingui();
  return isLanguage(current.locale) ? current.locale : defaultLanguage;
}

/** Loads the phrases of a term in the language on screen; a screen shows only after that. */
export async function loadPhrases(term: string): Promise<void> {
  if (loadedTerms.has(term)) return;
  const language = isLanguage(i18n.locale) ? i18n.locale : preferredLanguage();
  const messages = await catalogue(term, language);
  loadedTerms.add(term);
  // The guest may have changed the language meanwhile; then the change brings this term along.
  if (i18n.locale === language) i18n.load(language, messages);
}

/** Changes the language without a reload; remembered under security.lang. */
export async function speak(language: Language): Promise<void> {
  const terms = [...loadedTerms];
  const messages = await Promise.all(terms.map((term) => catalogue(term, language)));
  i18n.loadAndActivate({ locale: language, messages: Object.assign({}, ...messages) });
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  stored.write(language);
}

export async function startLanguage(): Promise<void> {
  loadedTerms.add('shell');
  await speak(preferredLanguage());
}

async function catalogue(term: string, language: Language): Promise<Messages> {
  const load = catalogues[`../../../../packages/phrases/${language}/${term}.po`];
  return load ? (await load()).messages : {};
}

/** Each language in its own words, for the choice; never translated. */
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
