import type { ConsoleLanguage } from '@chifan/domain';
import { currentLanguage } from './language.ts';

/** British English, which puts days before months, as in Hong Kong. */
const localeOf = (language: ConsoleLanguage): string => (language === 'en' ? 'en-GB' : language);

/** Creates a formatter (dates, numbers, names) once per language and returns that of the console's language. */
export function byLanguage<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<ConsoleLanguage, Made>();
  return () => {
    const language = currentLanguage();
    const known = made.get(language) ?? make(localeOf(language));
    made.set(language, known);
    return known;
  };
}
