import type { Language } from '@chifan/domain';

const formatters = new Map<Language, Intl.ListFormat>();

/** Joins words as "A, B, C", with the comma of the language. */
export function listText(words: readonly string[], language: Language): string {
  let formatter = formatters.get(language);
  if (!formatter) {
    formatter = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' });
    formatters.set(language, formatter);
  }
  return formatter.format(words);
}
