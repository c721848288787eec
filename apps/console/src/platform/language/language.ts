import { type ConsoleLanguage, consoleLanguages, isConsoleLanguage, readConsoleLanguage } from '@chifan/domain';
import { i18n, type Messages } from '@lingui/core';
import { create } from 'zustand';
import { secureStorage } from '../storage.ts';

/** How a Chinese name that somebody wrote is shown. */
type Characters = (name: string) => string;

const asWritten: Characters = (name) => name;

type Catalogue = { readonly messages: Messages; readonly characters?: Characters };

/** A file each: nobody waits for a language that they do not read. */
const catalogues: Readonly<Record<ConsoleLanguage, () => Promise<Catalogue>>> = {
  'zh-CN': () => import('./catalogues/zh-cn.ts'),
  en: () => import('./catalogues/en.ts'),
  'zh-Hant-HK': () => import('./catalogues/zh-hant-hk.ts'),
};

/** Each says its own name, to whoever reads no other. */
export const languageNames: Readonly<Record<ConsoleLanguage, string>> = {
  'zh-CN': '简体中文',
  en: 'English',
  'zh-Hant-HK': '繁體中文（香港）',
};

const stored = secureStorage('consoleLanguage');

/** Rule member-35: until somebody has signed in, as this device was last used, else as its browser speaks. */
export function deviceLanguage(): ConsoleLanguage {
  const kept = stored.read();
  return isConsoleLanguage(kept) ? kept : readConsoleLanguage(navigator.languages);
}

/** What is on screen; whatever shows sentences is drawn anew when it changes. */
export const useLanguage = create<{ readonly language: ConsoleLanguage; readonly characters: Characters }>()(() => ({
  language: 'zh-CN',
  characters: asWritten,
}));

export const currentLanguage = (): ConsoleLanguage => useLanguage.getState().language;

/** Rule member-36: in the reader's characters, on screen alone; what is typed or sent stays as it was written. */
export const inOwnCharacters: Characters = (name) => useLanguage.getState().characters(name);

export async function openLanguage(language: ConsoleLanguage): Promise<typeof i18n> {
  const { messages, characters = asWritten } = await catalogues[language]();
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestOf(language));
  useLanguage.setState({ language, characters });
  return i18n;
}

/** What is installed from now on is named in it. */
const manifestOf = (language: ConsoleLanguage): string =>
  `/console/manifest${language === consoleLanguages[0] ? '' : `.${language}`}.webmanifest`;

/** This device opens in it from now on, whoever signs in. */
export async function switchLanguage(language: ConsoleLanguage): Promise<void> {
  if (language !== currentLanguage()) await openLanguage(language);
  stored.write(language);
}
