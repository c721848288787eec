/** Languages of the guest app, the default first (rule app-6). To support another language, add it to this list. */
export const languages = ['en', 'ja', 'ko', 'ru', 'ur', 'ar', 'fr', 'de', 'zh-CN'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

export type Translated = Readonly<Record<Language, string>>;
export type PartlyTranslated = Readonly<Partial<Record<Language, string>>>;

const rightToLeft: ReadonlySet<Language> = new Set(['ar', 'ur']);

export const directionOf = (language: Language): 'ltr' | 'rtl' => (rightToLeft.has(language) ? 'rtl' : 'ltr');

/**
 * Wraps a number or a foreign name in Unicode isolates, so that right-to-left plain text does not reorder its
 * characters.
 */
export const isolateBidi = (text: string, language: Language): string =>
  directionOf(language) === 'rtl' ? `\u2068${text}\u2069` : text;

export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value);

/**
 * The best supported language for a language tag or the value of an Accept-Language header. Undefined without a
 * supported language. `zh`, `zh-TW` and similar tags become zh-CN.
 */
export function readLanguage(value: string | undefined): Language | undefined {
  if (!value) return undefined;
  const wanted = value
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.trim().toLowerCase(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const primary = tag.split('-')[0];
    const found = languages.find((language) => language.toLowerCase().split('-')[0] === primary);
    if (found) return found;
  }
  return undefined;
}
