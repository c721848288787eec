import { currentLanguage } from './language.ts';

/** Joins short items, such as dish names, with the list separator of the console's language. */
export const joinList = (parts: readonly string[]): string => parts.join(listSeparator());

export const listSeparator = (): string => (currentLanguage() === 'en' ? ', ' : '、');

/** Joins phrases with semicolons, because a phrase may contain commas. */
export const joinPhrases = (phrases: readonly string[]): string =>
  phrases.join(currentLanguage() === 'en' ? '; ' : '；');

/** Puts an addition into brackets of the console's language. Returns an empty string for an empty text. */
export const inBrackets = (text: string): string =>
  text === '' ? '' : currentLanguage() === 'en' ? ` (${text})` : `（${text}）`;
