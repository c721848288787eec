import { isLanguage, type Language } from '@chifan/domain';
import { detectLanguage, type TranslatedText } from '@chifan/domain/translation';
import type { Translation } from './translation.ts';
import type { Writer } from './writer.ts';

export type UserText = {
  /** The text to translate. Null or empty if there is no text. */
  readonly text: string | null;
  /** The language that the writer used in the app while writing the text. */
  readonly language: string;
  readonly writer: Writer;
};

/**
 * Translations of messages for a reader (rule translation-6), in the sequence of the texts. Null for an empty text and
 * for a text in the reader's language. A text is translated as a whole, so that names and allergies stay in their
 * positions.
 */
export async function translateForReader(
  translation: Pick<Translation, 'read'>,
  texts: readonly UserText[],
  { to, told }: { readonly to: Language; readonly told: () => void },
): Promise<(TranslatedText | null)[]> {
  const written = texts.map(({ text, language, writer }) => {
    if (!text) return null;
    const from = detectLanguage(text, isLanguage(language) ? language : 'en');
    return from === to ? null : { text, from, to, writer, isStory: true };
  });
  const asked = written.filter((text) => text !== null);
  const read = asked.length === 0 ? [] : await translation.read(asked, told);
  const found = new Map(asked.map((text, index) => [text, read[index] ?? null]));
  return written.map((text) => text && (found.get(text) ?? null));
}
