import type { TestProject } from 'vitest/node';
import { openTestPostgres, prepareTemplate } from './database/template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that test databases are made on, the migrated database that they are copies of, and whose run it is. */
    testDatabase: { server: string; template: string; run: number };
  }
}

/**
 * A PostgreSQL (embedded, or TEST_DATABASE_URL, whose user may create databases) with a template of the newest schema.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env['TEST_DATABASE_URL'];
  const embedded = outside ? null : await openTestPostgres(console.log);
  const server = outside ?? embedded?.url ?? '';
  project.provide('testDatabase', { server, template: await prepareTemplate(server), run: process.pid });
  return async () => embedded?.close();
}
