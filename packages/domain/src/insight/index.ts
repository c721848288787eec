export * from './day-tally.ts';
