export * from './fen.ts';
export * from './language.ts';
export * from './result.ts';
export * from './site-variant.ts';
export * from './workflow.ts';
