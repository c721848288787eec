import type { ConsoleLanguage } from '@chifan/domain';
import { currentLanguage } from './language.ts';

/** Days before months, as Hong Kong and most of the world write them. */
const localeOf = (language: ConsoleLanguage): string => (language === 'en' ? 'en-GB' : language);

/** What is made once a language, in that of the console: a formatter of dates, numbers, names. */
export function byLanguage<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<ConsoleLanguage, Made>();
  return () => {
    const language = currentLanguage();
    const known = made.get(language) ?? make(localeOf(language));
    made.set(language, known);
    return known;
  };
}
