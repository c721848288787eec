import { sql } from 'kysely';
import type { TestApp } from '../../testing/index.ts';

export async function couponInside(test: TestApp, couponId: number) {
  const { rows } = await sql<{ state: string; held: number | null; used: number | null; events: string[] }>`
    SELECT state, held_by AS held, used_by AS used,
      (SELECT array_agg(event ORDER BY id) FROM coupon_history WHERE coupon_id = coupon.id) AS events
    FROM coupon WHERE id = ${couponId}`.execute(test.app.database.read);
  const [row] = rows;
  if (!row) throw new Error(`there is no coupon ${couponId}`);
  return row;
}

export async function issuedOf(test: TestApp, campaignId: number): Promise<number> {
  const { rows } = await sql<{ issued: number }>`
    SELECT issued FROM coupon_campaign WHERE id = ${campaignId}`.execute(test.app.database.read);
  return rows[0]?.issued ?? 0;
}
