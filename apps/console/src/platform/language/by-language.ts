import type { ConsoleLanguage } from '@chifan/domain';
import { currentLanguage } from './language.ts';

/** Formats of British English, which write the day before the month, as in Hong Kong. */
const localeOf = (language: ConsoleLanguage): string => (language === 'en' ? 'en-GB' : language);

/**
 * Returns the formatter (dates, numbers, names) for the console's current language. `make` is called once per language.
 */
export function byLanguage<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<ConsoleLanguage, Made>();
  return () => {
    const language = currentLanguage();
    const known = made.get(language) ?? make(localeOf(language));
    made.set(language, known);
    return known;
  };
}
