import { loadPhrases } from '../language.ts';

/** Loads a lazy component together with the phrases that its screen has not loaded. */
export const withPhrases = async <Part>(part: Promise<Part>, ...terms: readonly string[]): Promise<Part> =>
  (await Promise.all([part, ...terms.map(loadPhrases)]))[0];
