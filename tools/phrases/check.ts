import { serverPhraseProblems } from './check-server-phrases.ts';
import { termProblems } from './check-terms.ts';

export const checkPhrases = async (): Promise<string[]> => [...(await termProblems()), ...serverPhraseProblems()];
