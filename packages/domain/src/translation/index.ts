export { joinedPhrases } from './fold-phrase.ts';
export * from './translate.ts';
export * from './translated-text.ts';
