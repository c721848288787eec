import { currentLanguage } from './language.ts';

/** Joins items of one kind. */
export const listed = (parts: readonly string[]): string => parts.join(comma());

export const comma = (): string => (currentLanguage() === 'en' ? ', ' : '、');

/** Joins whole phrases, which may contain commas. */
export const listedPhrases = (phrases: readonly string[]): string =>
  phrases.join(currentLanguage() === 'en' ? '; ' : '；');

/** Brackets for an addition, empty if the text is empty. */
export const inBrackets = (text: string): string =>
  text === '' ? '' : currentLanguage() === 'en' ? ` (${text})` : `（${text}）`;
