import type { TestProject } from 'vitest/node';
import { openTestPostgres, prepareTemplate } from './database/template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL server of the test databases, the migrated template database, and the id of the test run. */
    testDatabase: { server: string; template: string; run: number };
    /** Offset of the demo city's clock in milliseconds, so that its restaurants are open at any hour of a test run. */
    cityAheadMs: number;
  }
}

/**
 * Starts PostgreSQL with a template database of the newest schema. If TEST_DATABASE_URL is set, uses the server at that
 * URL instead. The database user must be able to create databases.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env['TEST_DATABASE_URL'];
  const embedded = outside ? null : await openTestPostgres(console.log);
  const server = outside ?? embedded?.url ?? '';
  project.provide('cityAheadMs', msUntilNoon(Date.now()));
  project.provide('testDatabase', { server, template: await prepareTemplate(server), run: process.pid });
  return async () => embedded?.close();
}

const dayMs = 86_400_000;
/** Noon in Shanghai, as milliseconds of the UTC day. */
const noonUtcMs = 4 * 3_600_000;

/**
 * The clock of the tests is ahead of the real one and never behind. Browsers use the real clock, so nothing appears
 * expired to them.
 */
const msUntilNoon = (now: number): number => (noonUtcMs - (now % dayMs) + dayMs) % dayMs;
