import { sql } from 'kysely';
import type { TestApp } from './open-test-app.ts';

/**
 * Lets all shops take orders. Tests that let orders expire unanswered need it, because rule ordering-106 pauses the shop
 * for the tests after them.
 */
export async function reopenShops({ app }: Pick<TestApp, 'app'>): Promise<void> {
  await sql`UPDATE shop SET is_taking_orders = true, is_paused_unanswered = false, paused_until = NULL,
    unanswered_from = now()`.execute(app.database.read);
}
