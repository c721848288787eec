export * from './read-lookup.ts';
