export * from './day-closing.ts';
export * from './day-tally.ts';
