import { currentLanguage } from './language.ts';

/** Things of one kind after each other. */
export const listed = (parts: readonly string[]): string => parts.join(comma());

export const comma = (): string => (currentLanguage() === 'en' ? ', ' : '、');

/** Whole phrases after each other, which may hold commas themselves. */
export const listedPhrases = (phrases: readonly string[]): string =>
  phrases.join(currentLanguage() === 'en' ? '; ' : '；');

/** Behind what it says more of; nothing where there is nothing more. */
export const inBrackets = (text: string): string =>
  text === '' ? '' : currentLanguage() === 'en' ? ` (${text})` : `（${text}）`;
