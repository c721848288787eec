import type { Language } from '@chifan/domain';

const formatters = new Map<Language, Intl.ListFormat>();

/** "A, B, C" with the language's commas. */
export function listText(words: readonly string[], language: Language): string {
  let formatter = formatters.get(language);
  if (!formatter) {
    formatter = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' });
    formatters.set(language, formatter);
  }
  return formatter.format(words);
}
