import { serverPhraseProblems } from './check-server-phrases.ts';
import { termProblems } from './check-terms.ts';

/** One line for each problem. */
export const checkPhrases = async (): Promise<string[]> => [...(await termProblems()), ...serverPhraseProblems()];
