import { sql } from 'kysely';
import { sha256 } from '../platform/tokens.ts';
import type { TestApp } from './open-test-app.ts';
import type { TestPerson } from './small-city.ts';

/**
 * Renews the sign-in of a person at the time of the test's clock (rule staff-8). Needed after a test moves the clock by
 * 15 minutes or more.
 */
export async function freshSignIn(test: TestApp, { token }: Pick<TestPerson, 'token'>): Promise<void> {
  await sql`UPDATE session SET proved_at = ${test.clock.now()} WHERE token_hash = ${sha256(token)}`.execute(
    test.app.database.read,
  );
}
