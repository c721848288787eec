// Safe to import in browsers: the typed client, without schemas and without zod.
export * from './client/call-client.ts';
export * from './client/call-failure.ts';
export * from './client/live-feed.ts';
export * from './client/live-times.ts';
