export * from './shortened-name.ts';
