import { loadPhrases } from '../language.ts';

/** Loads a part together with the phrases of the terms that the screen around it lacks. */
export const withPhrases = async <Part>(part: Promise<Part>, ...terms: readonly string[]): Promise<Part> =>
  (await Promise.all([part, ...terms.map(loadPhrases)]))[0];
