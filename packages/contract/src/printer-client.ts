// Safe to import in browsers: the loop that prints a shop's tickets, without schemas and without zod.
export * from './printer-client/bridge.ts';
export * from './printer-client/ticket-printer.ts';
