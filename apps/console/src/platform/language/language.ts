import { type ConsoleLanguage, consoleLanguages, isConsoleLanguage, readConsoleLanguage } from '@chifan/domain';
import { i18n, type Messages } from '@lingui/core';
import { create } from 'zustand';
import { secureStorage } from '../storage.ts';

/** Converts a Chinese name for display, for example to Hong Kong characters. */
type Characters = (name: string) => string;

const asWritten: Characters = (name) => name;

type Catalogue = { readonly messages: Messages; readonly characters?: Characters };

/** Translations, loaded on demand, one file per language. */
const catalogues: Readonly<Record<ConsoleLanguage, () => Promise<Catalogue>>> = {
  'zh-CN': () => import('./catalogues/zh-cn.ts'),
  en: () => import('./catalogues/en.ts'),
  'zh-Hant-HK': () => import('./catalogues/zh-hant-hk.ts'),
};

/** Each language is named in itself, so that staff who read only that language find it. */
export const languageNames: Readonly<Record<ConsoleLanguage, string>> = {
  'zh-CN': '简体中文',
  en: 'English',
  'zh-Hant-HK': '繁體中文（香港）',
};

const stored = secureStorage('consoleLanguage');

/**
 * Language before sign-in: the language last used on this device, otherwise the browser's language (rule member-43).
 */
export function deviceLanguage(): ConsoleLanguage {
  const kept = stored.read();
  return isConsoleLanguage(kept) ? kept : readConsoleLanguage(navigator.languages);
}

/** The current language of the console. Components that use it re-render when it changes. */
export const useLanguage = create<{ readonly language: ConsoleLanguage; readonly characters: Characters }>()(() => ({
  language: 'zh-CN',
  characters: asWritten,
}));

export const currentLanguage = (): ConsoleLanguage => useLanguage.getState().language;

/**
 * Converts a Chinese name to the reader's characters, for display only (rule member-36). Names that are sent to the
 * server stay unchanged.
 */
export const inReadersCharacters: Characters = (name) => useLanguage.getState().characters(name);

export async function loadLanguage(language: ConsoleLanguage): Promise<typeof i18n> {
  const { messages, characters = asWritten } = await catalogues[language]();
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestOf(language));
  useLanguage.setState({ language, characters });
  return i18n;
}

/**
 * URL of the web app manifest. There is one manifest per language, because the manifest contains the name of an
 * installed app.
 */
const manifestOf = (language: ConsoleLanguage): string =>
  `/console/manifest${language === consoleLanguages[0] ? '' : `.${language}`}.webmanifest`;

/** Switches the console's language and stores it on this device. */
export async function switchLanguage(language: ConsoleLanguage): Promise<void> {
  if (language !== currentLanguage()) await loadLanguage(language);
  stored.write(language);
}
