export * from './news.ts';
export * from './quiet-hours.ts';
export * from './reward-news.ts';
export * from './staff-news.ts';
