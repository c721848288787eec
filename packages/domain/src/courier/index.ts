export * from './door-wait.ts';
export * from './idle-position.ts';
export * from './report-interval.ts';
