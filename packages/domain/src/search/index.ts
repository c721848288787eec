export * from './popular-searches.ts';
export * from './search-misses.ts';
