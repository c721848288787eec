import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { scheduleHousekeeping } from './housekeeping.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('the daily cleanup deletes stored webhook events after 60 days and gateway alerts after 180 days', async () => {
  const { read } = app.app.database;
  const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
  for (const days of [1, 59, 61, 179, 181]) {
    await sql`INSERT INTO gateway_event (method, event_id, received_at) VALUES ('stripe', ${`evt_${days}`}, ${daysAgo(days)})`.execute(
      read,
    );
    await sql`INSERT INTO gateway_alert (method, kind, reference, says, created_at)
      VALUES ('stripe', 'bad_signature', ${`${days}`}, '{"code": "other_content"}', ${daysAgo(days)})`.execute(read);
  }
  await scheduleHousekeeping(read, app.clock.now());
  await app.drain();
  const events = await sql<{ id: string }>`SELECT event_id AS id FROM gateway_event ORDER BY received_at DESC`.execute(
    read,
  );
  const alerts = await sql<{ id: string }>`SELECT reference AS id FROM gateway_alert ORDER BY created_at DESC`.execute(
    read,
  );
  expect(events.rows.map(({ id }) => id)).toEqual(['evt_1', 'evt_59']);
  expect(alerts.rows.map(({ id }) => id)).toEqual(['1', '59', '61', '179']);
});
