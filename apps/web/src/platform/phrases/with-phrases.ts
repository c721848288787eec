import { loadPhrases } from '../language.ts';

/** A part that says more than the screen around it: it comes with the phrases of these terms. */
export const withPhrases = async <Part>(part: Promise<Part>, ...terms: readonly string[]): Promise<Part> =>
  (await Promise.all([part, ...terms.map(loadPhrases)]))[0];
