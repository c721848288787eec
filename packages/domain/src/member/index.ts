export * from './levels.ts';
export * from './member.ts';
