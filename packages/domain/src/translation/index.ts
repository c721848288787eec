export * from './translate.ts';
export * from './translated-text.ts';
