export * from './specified-constants.ts';
