export * from './detect-language.ts';
export { joinPhrases } from './phrasebook/fold-phrase.ts';
export { phrasebookSentencesZh } from './phrasebook/match-phrases.ts';
export * from './phrasebook/translate-by-phrasebook.ts';
export * from './translated-text.ts';
