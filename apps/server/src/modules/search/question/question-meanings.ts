import {
  dietPatterns,
  kosherWords,
  type Meaning,
  type MeaningPattern,
  meaningPattern,
  type Positioned,
} from '@chifan/domain/catalogue';
import {
  excessWords,
  hotWords,
  meatWords,
  mildWords,
  negatingAfterWords,
  negatingWords,
  nonQuestionPhrases,
  notHotWords,
  openWords,
  spiceWords,
  strongWords,
  unmarkedDietWords,
  unmarkedWords,
  veryHotWords,
} from './question-words.ts';

export type QuestionMeaning =
  | Meaning
  | { readonly kind: 'hot'; readonly isVery: boolean }
  | { readonly kind: 'degree'; readonly isWished: boolean }
  | { readonly kind: 'mild'; readonly level: 0 | 1 }
  | { readonly kind: 'negation'; readonly direction: 'after' | 'before' }
  | { readonly kind: 'spice' | 'meat' | 'unmarked' | 'unmarked_diet' | 'open' };
export type FoundMeaning = Positioned<QuestionMeaning>;

/**
 * Patterns of all phrases that a query may contain. If a word is in a list of the search and also in `dietPatterns`, it
 * has the meaning of the search's list.
 */
export const questionPatterns: readonly MeaningPattern<QuestionMeaning>[] = [
  meaningPattern({ kind: 'harmless' }, nonQuestionPhrases),
  meaningPattern({ kind: 'hot', isVery: false }, hotWords),
  meaningPattern({ kind: 'hot', isVery: true }, veryHotWords),
  meaningPattern({ kind: 'degree', isWished: true }, strongWords),
  meaningPattern({ kind: 'degree', isWished: false }, excessWords),
  meaningPattern({ kind: 'mild', level: 0 }, notHotWords),
  meaningPattern({ kind: 'mild', level: 1 }, mildWords),
  meaningPattern({ kind: 'spice' }, spiceWords),
  meaningPattern({ kind: 'meat' }, meatWords),
  meaningPattern({ kind: 'unmarked' }, unmarkedWords),
  meaningPattern({ kind: 'unmarked_diet' }, `${unmarkedDietWords}|${kosherWords}`),
  meaningPattern({ kind: 'open' }, openWords),
  // Skip phrases which say that a food would harm the guest or that the guest wants an ingredient. Only the kitchen
  // needs these phrases, in the remark of an order.
  ...dietPatterns.filter(({ meaning: { kind } }) => kind !== 'harm' && kind !== 'want'),
  meaningPattern({ kind: 'negation', direction: 'after' }, negatingWords),
  meaningPattern({ kind: 'negation', direction: 'before' }, negatingAfterWords),
];

/** True for ingredients and properties that a guest can exclude. */
export const isAvoidableThing = ({ kind }: FoundMeaning): boolean =>
  kind === 'thing' || kind === 'illness' || kind === 'spice' || kind === 'meat' || kind === 'unmarked';
