export * from './picture-name.ts';
export * from './picture-widths.ts';
