import { deletionGraceDays } from '@chifan/domain/member';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { inSmallCity } from '../../../../testing/in-small-city.ts';
import { newAddress, noodlesDelivered, placePaid, type SmallCity, type TestApp } from '../../../../testing/index.ts';
import { newProduct } from '../../../mall/goods/goods-in-tests.ts';
import { grantBalance } from '../../../wallet/index.ts';
import { callFromAfar, days, password, registered } from '../../member-in-tests.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => ({ app, city } = opened));

/**
 * Every text about the test guest contains the word `trace`, so a row that contains the word still has data of the
 * guest.
 */
const trace = 'aikotanaka';
const email = `${trace}@example.com`;

const run = (query: RawBuilder<unknown>) => query.execute(app.app.database.read);

async function idOf(query: RawBuilder<{ id: number }>): Promise<number> {
  const { rows } = await query.execute(app.app.database.read);
  return rows[0]?.id ?? expect.fail('the row was not written');
}

/** Returns the names of all database tables with a row that contains the word. */
async function tracesOf(word: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`.execute(app.app.database.read);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await run(
      sql`SELECT FROM ${sql.table(name)} AS kept WHERE strpos(kept::text, ${word}) > 0 LIMIT 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

type Guest = { readonly id: number; readonly token: string };

/** Writes the guest's texts, names and ids at other companies to every database table that can contain them. */
async function leaveTraces(guest: Guest): Promise<void> {
  const now = app.clock.now();
  const at = now.toISOString();
  const memberId = guest.id;
  const addressId = await newAddress(app, guest);
  const orderId = await placePaid(app, { ...city, member: guest, addressId }, { ...noodlesDelivered(city), addressId });
  const gift = { key: `gift-${memberId}`, memberId, amount: 10_000, at: now };
  await app.app.database.transact((tx) => grantBalance(tx, gift));
  await run(sql`UPDATE member SET name = ${trace}, real_name = ${trace}, head_image = ${`https://x.example/${trace}`},
    wechat_open_id = ${trace}, wechat_payer_open_id = ${trace}, diet_profile = ${JSON.stringify({ avoids: [trace] })}
    WHERE id = ${guest.id}`);
  await run(sql`UPDATE member_address SET contact = ${trace}, address = ${trace} WHERE id = ${addressId}`);
  await run(sql`UPDATE customer_order SET state = 'completed', completed_at = ${now}, contact_name = ${trace},
    second_contact = ${trace}, remark = ${trace}, hand_over_photo = ${trace}, hand_over_code = ${trace},
    diet_profile = ${JSON.stringify({ avoids: [trace] })}::jsonb,
    address = address || ${JSON.stringify({ address: trace, addressZh: trace, doorNumber: trace })}::jsonb
    WHERE id = ${orderId}`);
  await run(sql`INSERT INTO order_message (order_id, sender, recipient, actor_id, code, facts, created_at)
    VALUES (${orderId}, 'member', 'merchant', ${memberId}, 'dish_missing', ${JSON.stringify({ dish: { en: trace } })}::jsonb, ${now})`);
  await run(sql`UPDATE session SET device = ${trace} WHERE member_id = ${guest.id}`);
  await leaveMoney({ memberId, orderId, at });
  await leaveWords({ memberId, orderId, at });
  await leaveKeys({ memberId, at });
}

type Of = { readonly memberId: number; readonly at: string };
type OfOrder = Of & { readonly orderId: number };

async function leaveMoney({ memberId, orderId, at }: OfOrder): Promise<void> {
  const opening = { title: 'Noodles', environment: 'wechat', clientIp: trace, openId: trace, returnUrl: '/' };
  await run(sql`INSERT INTO payment_attempt (number, order_id, method, amount, currency, state, payer, client_data, opening,
    expires_at, created_at) VALUES (${`A${memberId}`}, ${orderId}, 'wechat', 500, 'CNY', 'settled', ${trace},
    ${JSON.stringify({ prepay: trace })}, ${JSON.stringify(opening)}, ${at}, ${at})`);
  await run(sql`INSERT INTO purchase (number, member_id, kind, state, amount, created_at, pay_before, idempotency_key,
    request_hash) VALUES (${`T${memberId}`}, ${memberId}, 'top_up', 'paid', 5000, ${at}, ${at}, 'k', 'h')`);
  await run(sql`INSERT INTO withdrawal (number, payout_number, member_id, amount, payout_method, account, real_name, state,
    created_at, ended_at) VALUES (${`W${memberId}`}, ${`P${memberId}`}, ${memberId}, 1000, 'alipay', ${`${trace}1234`},
    ${trace}, 'paid', ${at}, ${at})`);
  await run(sql`INSERT INTO payout (number, method, amount, account, name, title, state, ended_at, created_at)
    VALUES (${`P${memberId}`}, 'alipay', 1000, ${`${trace}1234`}, ${trace}, 'Reward', 'settled', ${at}, ${at})`);
  await run(sql`INSERT INTO refund (number, order_id, state, reason, balance_part, gateway_part, asked, note, appeal, photos,
    appeal_photos, created_at) VALUES (${`R${memberId}`}, ${orderId}, 7, '14', 100, 0, 100, ${trace}, ${trace}, ${[trace]},
    ${[trace]}, ${at})`);
}

async function leaveWords({ memberId, orderId, at }: OfOrder): Promise<void> {
  await run(sql`INSERT INTO review (shop_id, member_id, order_id, guest_name, head_image, stars, text, language, created_at)
    VALUES (${city.shopId}, ${memberId}, ${orderId}, ${trace}, ${trace}, 5, 'Good noodles.', 'en', ${at})`);
  const other = await idOf(sql`INSERT INTO review (shop_id, guest_name, stars, language, created_at)
    VALUES (${city.shopId}, 'Somebody', 1, 'en', ${at}) RETURNING id`);
  await run(sql`INSERT INTO review_report (review_id, member_id, reason, note, created_at)
    VALUES (${other}, ${memberId}, 'untrue', ${trace}, ${at})`);
  const request =
    await idOf(sql`INSERT INTO help_request (member_id, email, guest_name, language, topic, state, created_at,
    moved_at) VALUES (${memberId}, ${email}, ${trace}, 'en', 'other', 'answered', ${at}, ${at}) RETURNING id`);
  await run(sql`INSERT INTO help_message (help_request_id, is_of_platform, text, language, photos, created_at)
    VALUES (${request}, false, ${trace}, 'en', ${[trace]}, ${at}), (${request}, true, 'You are welcome.', 'en', '{}', ${at})`);
  await run(sql`INSERT INTO notice (member_id, key, news, facts, is_listed, created_at)
    VALUES (${memberId}, ${trace}, 'order_accepted', ${JSON.stringify({ number: trace })}, true, ${at})`);
  const mallOrder =
    await idOf(sql`INSERT INTO mall_order (number, member_id, state, points, contact, phone, address, remark,
    language, placed_at, pay_before, idempotency_key, request_hash)
    VALUES (${`M${memberId}`}, ${memberId}, 'completed', 300, ${trace}, ${trace},
      ${JSON.stringify({ address: trace, addressZh: trace, doorNumber: trace })}, ${trace}, 'en', ${at}, ${at}, 'k', 'h')
    RETURNING id`);
  await run(sql`INSERT INTO mall_refund (number, order_id, state, reason, items, asked, granted, note, photos, created_at, decided_at)
    VALUES (${`MR${memberId}`}, ${mallOrder}, 7, 1, '[]', 300, 300, ${trace}, ${[trace]}, ${at}, ${at})`);
}

async function leaveKeys({ memberId, at }: Of): Promise<void> {
  await run(sql`INSERT INTO idempotent_call (caller, key, path, body_hash, answer, created_at)
    VALUES (${`member:${memberId}`}, 'k', '/rest/x', 'h', ${JSON.stringify({ name: trace })}, ${at})`);
  await run(sql`INSERT INTO verification_code (email, purpose, code_hash, expires_at, created_at)
    VALUES (${email}, 'forget', 'h', ${at}, ${at})`);
  await run(sql`INSERT INTO wechat_ticket (ticket_hash, open_id, expires_at, purpose, verifier_hash, name)
    VALUES (${`t${memberId}`}, ${trace}, ${at}, 'sign_in', 'v', ${trace})`);
  await run(sql`INSERT INTO member_identity (provider, subject, member_id, email, linked_at)
    VALUES ('google', ${trace}, ${memberId}, ${email}, ${at})`);
  await run(sql`INSERT INTO provider_visit (state_hash, provider, verifier_hash, nonce, pkce_verifier, expires_at, subject, email)
    VALUES (${`s${memberId}`}, 'google', 'v', 'n', 'p', ${new Date(Date.parse(at) + days(30)).toISOString()}, ${trace}, ${email})`);
  await run(sql`INSERT INTO push_subscription (member_id, session_hash, endpoint, p256dh, auth, time_zone, created_at)
    SELECT ${memberId}, token_hash, ${`https://push.example/${trace}`}, 'p', 'a', 'Asia/Shanghai', ${at}
    FROM session WHERE member_id = ${memberId} LIMIT 1`);
  await run(sql`INSERT INTO member_device (device_hash, member_id, first_at, last_at)
    VALUES (${trace}, ${memberId}, ${at}, ${at})`);
  await run(sql`INSERT INTO member_export (member_id, asked_at) VALUES (${memberId}, ${at})`);
  await run(sql`INSERT INTO member_level_held (member_id, level, held_at) VALUES (${memberId}, 'silver', ${at})`);
  await run(sql`INSERT INTO favourite (member_id, shop_id, created_at) VALUES (${memberId}, ${city.shopId}, ${at})`);
  const { id: productId } = await newProduct(app, city.operator);
  await run(sql`INSERT INTO mall_cart_item (member_id, product_id, number) VALUES (${memberId}, ${productId}, 1)`);
}

/** Returns the records that the law requires: sums, states, times and numbers of the member's orders and payments. */
async function booksOf(memberId: number) {
  const { rows } = await run(sql`SELECT
    (SELECT json_agg(json_build_array(o.number, goods, delivery_fee, balance_part, payable, state, placed_at, paid_at,
       (SELECT json_agg(json_build_array(name, quantity, unit_price)) FROM order_line WHERE order_id = o.id)))
     FROM customer_order o WHERE member_id = ${memberId}) AS orders,
    (SELECT json_agg(json_build_array(a.kind, a.balance, e.amount, p.reason, p.created_at) ORDER BY p.id, a.id)
     FROM account a JOIN entry e ON e.account_id = a.id JOIN posting p ON p.id = e.posting_id
     WHERE a.owner_id = ${String(memberId)} AND a.kind LIKE 'member%') AS ledger,
    (SELECT json_agg(json_build_array(number, method, amount, state)) FROM payment_attempt
     WHERE order_id IN (SELECT id FROM customer_order WHERE member_id = ${memberId})) AS payments,
    (SELECT json_agg(json_build_array(number, amount, state)) FROM purchase WHERE member_id = ${memberId}) AS purchases,
    (SELECT json_agg(json_build_array(number, amount, state, right(account, 4))) FROM withdrawal
     WHERE member_id = ${memberId}) AS withdrawals,
    (SELECT json_agg(json_build_array(number, amount, state)) FROM payout WHERE number = ${`P${memberId}`}) AS payouts,
    (SELECT json_agg(json_build_array(number, state, asked, balance_part)) FROM refund
     WHERE number = ${`R${memberId}`}) AS refunds,
    (SELECT json_agg(json_build_array(number, points, state)) FROM mall_order WHERE member_id = ${memberId}) AS parcels`);
  return rows[0] as Readonly<Record<string, unknown>>;
}

test('an account deletion removes the member’s data from all tables but leaves legally required records unchanged', async () => {
  const { token, memberId: id } = await registered(app, email);
  await leaveTraces({ id, token });
  expect(await tracesOf(trace)).toEqual([
    'customer_order',
    'help_message',
    'help_request',
    'idempotent_call',
    'mall_order',
    'mall_refund',
    'member',
    'member_address',
    'member_device',
    'member_identity',
    'notice',
    'order_message',
    'payment_attempt',
    'payout',
    'provider_visit',
    'push_subscription',
    'refund',
    'review',
    'review_report',
    'session',
    'verification_code',
    'wechat_ticket',
    'withdrawal',
  ]);
  const books = await booksOf(id);
  expect(Object.entries(books).filter(([, kept]) => kept === null)).toEqual([]);

  expect((await callFromAfar(app, 'requestDeletion', { password }, { token })).success).toBe(true);
  app.clock.advance(days(deletionGraceDays));
  await app.drain();

  expect(await tracesOf(trace)).toEqual([]);
  expect(await booksOf(id)).toEqual(books);
  const { data } = await app.call('shopReviews', { shopId: city.shopId });
  expect(data.records.find(({ text }) => text === 'Good noodles.')).toMatchObject({ guestName: null, headImage: null });
  const left = await run(sql`SELECT FROM favourite WHERE member_id = ${id}
    UNION ALL SELECT FROM mall_cart_item WHERE member_id = ${id} UNION ALL SELECT FROM session WHERE member_id = ${id}
    UNION ALL SELECT FROM member_export WHERE member_id = ${id}
    UNION ALL SELECT FROM member_level_held WHERE member_id = ${id}`);
  expect(left.rows).toEqual([]);
});
