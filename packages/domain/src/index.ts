export * from './console-language.ts';
export * from './fen.ts';
export * from './format-fen.ts';
export * from './language.ts';
export * from './local-text.ts';
export * from './result.ts';
export * from './site-variant.ts';
export * from './workflow.ts';
