export * from './detect-language.ts';
export { joinPhrases } from './fold-phrase.ts';
export { phrasebookSentencesZh } from './match-phrases.ts';
export * from './translate-by-phrasebook.ts';
export * from './translated-text.ts';
