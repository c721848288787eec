import { z } from 'zod';

/**
 * Settings of machine translation for texts of guests and staff. Without these settings, only the phrasebook
 * translates.
 */
export const translationEnvironment = {
  DEEPL_API_KEY: z.string().optional(),
  DEEPL_URL: z.url({ protocol: /^https?$/ }).optional(),
  LIBRETRANSLATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LIBRETRANSLATE_API_KEY: z.string().optional(),
  TRANSLATION_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8000),
  TRANSLATION_CHARACTERS_PER_DAY: z.coerce.number().int().min(0).default(200_000),
  TRANSLATION_CHARACTERS_PER_WRITER: z.coerce.number().int().min(0).default(20_000),
} as const;

const settings = z.object(translationEnvironment);
type Settings = z.output<typeof settings>;

export type TranslationConfig = {
  readonly translator: 'deepl' | 'libretranslate';
  readonly url: string;
  readonly key: string | null;
  readonly timeoutMs: number;
  /**
   * The maximum number of characters that a node sends per day, so that anonymous readers cannot cause unlimited cost.
   */
  readonly charactersPerDay: number;
  /** The maximum number of characters per day for the texts of one account. */
  readonly charactersPerWriter: number;
};

/** @throws Error with one readable sentence if two translators are configured */
export function readTranslationConfig(set: Settings): TranslationConfig | null {
  const { DEEPL_API_KEY: deepl, LIBRETRANSLATE_URL: libre } = set;
  const limits = {
    timeoutMs: set.TRANSLATION_TIMEOUT_MS,
    charactersPerDay: set.TRANSLATION_CHARACTERS_PER_DAY,
    charactersPerWriter: set.TRANSLATION_CHARACTERS_PER_WRITER,
  };
  if (deepl && libre) throw new Error('DEEPL_API_KEY and LIBRETRANSLATE_URL are both set. Choose one translator.');
  if (deepl) return { translator: 'deepl', url: set.DEEPL_URL ?? deeplHome(deepl), key: deepl, ...limits };
  if (libre) return { translator: 'libretranslate', url: libre, key: set.LIBRETRANSLATE_API_KEY ?? null, ...limits };
  return null;
}

/** API keys of DeepL's free plan have a suffix and use another URL. */
const deeplHome = (key: string): string =>
  key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';
