import type { TestProject } from 'vitest/node';
import { openTestPostgres, prepareTemplate } from './database/template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of the test databases, the migrated template database, and the id of the run. */
    testDatabase: { server: string; template: string; run: number };
    /** Offset of the demo city's clock, so that its restaurants are open at any hour of a test run. */
    cityAheadMs: number;
  }
}

/**
 * A PostgreSQL (embedded, or TEST_DATABASE_URL, whose user may create databases) with a template of the newest schema.
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
/** Noon in Shanghai. */
const noonUtcMs = 4 * 3_600_000;

/** Ahead, never behind: browsers use the machine's clock and must not see anything as expired. */
const msUntilNoon = (now: number): number => (noonUtcMs - (now % dayMs) + dayMs) % dayMs;
