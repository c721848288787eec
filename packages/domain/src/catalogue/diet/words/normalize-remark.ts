import { correctTypos } from './correct-typos.ts';
import { exceptWords, healthyPatterns } from './cue-words.ts';
import { foldRemark } from './fold-remark.ts';
import { type MappedText, replaceWithPositions } from './mapped-text.ts';
import { wordPattern } from './word-patterns.ts';

/** Rewrites a remark so that the program can compare it with the word lists. */
export const normalizeRemark = (text: string): MappedText =>
  correctTypos(withoutHealthy(withoutCompounds(foldRemark(text))));

/** Splits compounds such as "Erdnussallergie", "laktosefrei" and "безлактозный" into their words. */
const compounds: readonly RegExp[] = [
  /(?<=[a-z]{2})(?=(?:allergi[a-z]*|allergen|intoleran[a-z]*|unvertrag[a-z]*|frei(?:e[rsnm]?)?)(?![a-z]))/gu,
  /(?<=(?<!\p{L})безъ?)(?=лактоз|глютен|молоч|алкогол|яич|мяс|орех|рыбн|соев)/gu,
];

const withoutCompounds = (folded: MappedText): MappedText =>
  compounds.reduce((parted, between) => replaceWithPositions(parted, between, ' '), folded);

const healthy = new RegExp(healthyPatterns.map((pattern) => `(?<!\\p{L})(?:${pattern})`).join('|'), 'gu');
const except = wordPattern(exceptWords);

/** Removes "no allergies" unless an exception follows, such as "except peanuts". */
const withoutHealthy = (folded: MappedText): MappedText =>
  replaceWithPositions(folded, healthy, (said, at) =>
    folded.text.slice(at + said.length).search(except) === -1 ? ' . ' : said,
  );
