import { serverPhraseProblems } from './check-server-phrases.ts';
import { termProblems } from './check-terms.ts';

/** Everything that is wrong with the translations, one line each; empty when nine languages say all that the code says. */
export const checkPhrases = async (): Promise<string[]> => [...(await termProblems()), ...serverPhraseProblems()];
