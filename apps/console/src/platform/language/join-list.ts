import { currentLanguage } from './language.ts';

/** Joins items of one kind. */
export const joinList = (parts: readonly string[]): string => parts.join(listSeparator());

export const listSeparator = (): string => (currentLanguage() === 'en' ? ', ' : '、');

/** Joins whole phrases, which may contain commas. */
export const joinPhrases = (phrases: readonly string[]): string =>
  phrases.join(currentLanguage() === 'en' ? '; ' : '；');

/** Brackets for an addition, empty if the text is empty. */
export const inBrackets = (text: string): string =>
  text === '' ? '' : currentLanguage() === 'en' ? ` (${text})` : `（${text}）`;
