import {
  dietPatterns,
  kosherWords,
  type Meaning,
  type MeaningPattern,
  meant,
  type Placed,
} from '@chifan/domain/catalogue';
import {
  excessWords,
  hotWords,
  meatWords,
  mildWords,
  negatingAfterWords,
  negatingWords,
  notHotWords,
  openWords,
  spiceWords,
  strongWords,
  unasked,
  unmarkedDietWords,
  unmarkedWords,
  veryHotWords,
} from './question-words.ts';

export type AskedMeaning =
  | Meaning
  | { readonly kind: 'hot'; readonly isVery: boolean }
  | { readonly kind: 'degree'; readonly isWished: boolean }
  | { readonly kind: 'mild'; readonly level: 0 | 1 }
  | { readonly kind: 'negation'; readonly direction: 'after' | 'before' }
  | { readonly kind: 'spice' | 'meat' | 'unmarked' | 'unmarked_diet' | 'open' };
export type Found = Placed<AskedMeaning>;

/** If the same words are in two lists, the question's own list applies. */
export const questionPatterns: readonly MeaningPattern<AskedMeaning>[] = [
  meant({ kind: 'harmless' }, unasked),
  meant({ kind: 'hot', isVery: false }, hotWords),
  meant({ kind: 'hot', isVery: true }, veryHotWords),
  meant({ kind: 'degree', isWished: true }, strongWords),
  meant({ kind: 'degree', isWished: false }, excessWords),
  meant({ kind: 'mild', level: 0 }, notHotWords),
  meant({ kind: 'mild', level: 1 }, mildWords),
  meant({ kind: 'spice' }, spiceWords),
  meant({ kind: 'meat' }, meatWords),
  meant({ kind: 'unmarked' }, unmarkedWords),
  meant({ kind: 'unmarked_diet' }, `${unmarkedDietWords}|${kosherWords}`),
  meant({ kind: 'open' }, openWords),
  // Harm and extra wishes are for the kitchen and not for the search.
  ...dietPatterns.filter(({ meaning: { kind } }) => kind !== 'harm' && kind !== 'want'),
  meant({ kind: 'negation', direction: 'after' }, negatingWords),
  meant({ kind: 'negation', direction: 'before' }, negatingAfterWords),
];

/** Things that a dish may lack. */
export const isThing = ({ kind }: Found): boolean =>
  kind === 'thing' || kind === 'illness' || kind === 'spice' || kind === 'meat' || kind === 'unmarked';
