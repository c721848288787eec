export * from './gestures.ts';
export * from './pages.ts';
export * from './version.ts';
export * from './waiting.ts';
export * from './zoom.ts';
