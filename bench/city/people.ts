import type { Client } from 'pg';
import { hashPassword } from '../../apps/server/src/modules/member/index.ts';
import { randomToken, sha256 } from '../../apps/server/src/platform/tokens.ts';

export const benchPaymentPassword = '246810';
const memberCount = 64;
const sessionDays = 30;
/** In fen: ten million yuan for each member, more than any measurement spends. */
const balance = 1_000_000_000;

/**
 * Inserts members.
 * @returns their session tokens
 */
export async function insertMembers(client: Client, count = memberCount): Promise<string[]> {
  const tokens = Array.from({ length: count }, randomToken);
  const { rows } = await client.query<{ id: string }>(
    // Members have no e-mail address, so the server sends no e-mail.
    `INSERT INTO member (name, language, payment_password_hash, created_at)
     SELECT 'Guest', 'ja', $2, now() FROM generate_series(1, $1::int)
     RETURNING id`,
    [count, await hashPassword(benchPaymentPassword)],
  );
  const ids = rows.map(({ id }) => id);
  await client.query(
    `SELECT post_entries('bench:' || id, 'gift', NULL, now(), '{topup_bonus,member_balance}', ARRAY['', id],
       '{cny,cny}', ARRAY[-$2::bigint, $2::bigint], '{true,false}') FROM unnest($1::text[]) AS id`,
    [ids, balance],
  );
  await insertSessions(client, 'member_id', ids, tokens);
  return tokens;
}

/**
 * Inserts one merchant who owns every shop with a menu.
 * @returns the merchant's session token
 */
export async function insertMerchant(client: Client, shopIds: readonly number[]): Promise<string> {
  const token = randomToken();
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO staff (login, password_hash, role, name, created_at)
     VALUES ('bench', 'none', 'merchant', '小王', now()) RETURNING id`,
  );
  const ids = rows.map(({ id }) => id);
  await client.query('INSERT INTO staff_shop (staff_id, shop_id) SELECT $1, unnest($2::bigint[])', [ids[0], shopIds]);
  await insertSessions(client, 'staff_id', ids, [token]);
  return token;
}

async function insertSessions(
  client: Client,
  owner: 'member_id' | 'staff_id',
  ids: readonly string[],
  tokens: readonly string[],
): Promise<void> {
  await client.query(
    `INSERT INTO session (token_hash, ${owner}, device, created_at, last_used_at, expires_at)
     SELECT hash, id, 'bench', now(), now(), now() + $3 * interval '1 day'
     FROM unnest($1::text[], $2::bigint[]) AS given(hash, id)`,
    [tokens.map(sha256), ids, sessionDays],
  );
}
