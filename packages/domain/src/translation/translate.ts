import type { Language, PartlyTranslated } from '../language.ts';
import { joinedPhrases } from './fold-phrase.ts';
import { readPhrases } from './read-phrases.ts';

type Words = {
  readonly text: string;
  readonly to: Language;
  readonly names?: readonly PartlyTranslated[] | undefined;
  /** Wishes are put together of parts; of a story a part alone would say something else. */
  readonly isStory?: boolean | undefined;
};

export type Known = {
  /** What the phrasebook says of it, in its order; null: nothing. */
  readonly text: string | null;
  /** What only a machine may know, in the original; null: nothing. */
  readonly rest: string | null;
};

/** Rule translation-1: our own words win; what is left is one text for the machine. */
export function knownOf({ isStory = false, ...asked }: Words): Known {
  const parts = readPhrases(asked);
  const known = parts.flatMap(({ translation }) => translation ?? []);
  const rest = parts.filter(({ translation }) => translation === null).map(({ original }) => original);
  if (rest.length === 0) return { text: known.length > 0 ? joinedPhrases(known, asked.to) : null, rest: null };
  if (known.length === 0 || isStory) return { text: null, rest: asked.text.trim() };
  return { text: joinedPhrases(known, asked.to), rest: rest.join(', ') };
}
