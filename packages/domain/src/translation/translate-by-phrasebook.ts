import type { Language, PartlyTranslated } from '../language.ts';
import { joinPhrases } from './fold-phrase.ts';
import { matchPhrases } from './match-phrases.ts';

type Words = {
  readonly text: string;
  readonly to: Language;
  readonly names?: readonly PartlyTranslated[] | undefined;
  /** Wishes can be translated in parts. A single part of a story could change its meaning. */
  readonly isStory?: boolean | undefined;
};

export type PhrasebookTranslation = {
  /** Translation by the phrasebook, in order. Null: none. */
  readonly text: string | null;
  /** The part for machine translation, in the original. Null: none. */
  readonly rest: string | null;
};

/** Rule translation-9: the phrasebook has priority. The rest is one text for machine translation. */
export function translateByPhrasebook({ isStory = false, ...asked }: Words): PhrasebookTranslation {
  const parts = matchPhrases(asked);
  const known = parts.flatMap(({ translation }) => translation ?? []);
  const rest = parts.filter(({ translation }) => translation === null).map(({ original }) => original);
  if (rest.length === 0) return { text: known.length > 0 ? joinPhrases(known, asked.to) : null, rest: null };
  if (known.length === 0 || isStory) return { text: null, rest: asked.text.trim() };
  return { text: joinPhrases(known, asked.to), rest: rest.join(', ') };
}
