import type { Language, PartlyTranslated } from '../../language.ts';
import { joinPhrases } from './fold-phrase.ts';
import { matchPhrases } from './match-phrases.ts';

type Words = {
  readonly text: string;
  readonly to: Language;
  readonly names?: readonly PartlyTranslated[] | undefined;
  /**
   * True for a review or another longer text. If one part of such a text has no translation, the whole text is left to
   * machine translation, because its meaning could change. Wishes can be translated in parts.
   */
  readonly isStory?: boolean | undefined;
};

export type PhrasebookTranslation = {
  /** The phrasebook's translation, in the sequence of the original. Null if the phrasebook translated nothing. */
  readonly text: string | null;
  /** The part that is left to machine translation, in the original language. Null if nothing is left. */
  readonly rest: string | null;
};

/**
 * Rule translation-9: translates as much as possible by the phrasebook, and returns the rest as one text for machine
 * translation.
 */
export function translateByPhrasebook({ isStory = false, ...asked }: Words): PhrasebookTranslation {
  const parts = matchPhrases(asked);
  const known = parts.flatMap(({ translation }) => translation ?? []);
  const rest = parts.filter(({ translation }) => translation === null).map(({ original }) => original);
  if (rest.length === 0) return { text: known.length > 0 ? joinPhrases(known, asked.to) : null, rest: null };
  if (known.length === 0 || isStory) return { text: null, rest: asked.text.trim() };
  return { text: joinPhrases(known, asked.to), rest: rest.join(', ') };
}
