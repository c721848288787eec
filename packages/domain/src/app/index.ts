export * from './app-constants.ts';
