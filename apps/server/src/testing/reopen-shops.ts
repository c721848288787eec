import { sql } from 'kysely';
import type { TestApp } from './open-test-app.ts';

/**
 * Lets all shops accept orders again. Rule ordering-106 pauses a shop whose orders expire without an answer. Tests that
 * pause a shop call this function for the tests after them.
 */
export async function reopenShops({ app }: Pick<TestApp, 'app'>): Promise<void> {
  await sql`UPDATE shop SET is_taking_orders = true, is_paused_unanswered = false, paused_until = NULL,
    unanswered_from = now()`.execute(app.database.read);
}
