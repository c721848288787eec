export { joinPhrases } from './fold-phrase.ts';
export { phrasebookSentencesZh } from './read-phrases.ts';
export * from './translate.ts';
export * from './translated-text.ts';
export * from './written-language.ts';
