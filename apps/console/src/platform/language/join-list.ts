import { currentLanguage } from './language.ts';

/** Joins short items, such as dish names, with the list separator of the console's language. */
export const joinList = (parts: readonly string[]): string => parts.join(listSeparator());

export const listSeparator = (): string => (currentLanguage() === 'en' ? ', ' : '、');

/** Joins phrases with semicolons, because a phrase may contain commas. */
export const joinPhrases = (phrases: readonly string[]): string =>
  phrases.join(currentLanguage() === 'en' ? '; ' : '；');

/**
 * Returns the text in the brackets that the console's language uses, to append it to another text. Returns an empty
 * string for an empty text.
 */
export const inBrackets = (text: string): string =>
  text === '' ? '' : currentLanguage() === 'en' ? ` (${text})` : `（${text}）`;
