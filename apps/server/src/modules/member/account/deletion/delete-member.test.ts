import { deletionGraceDays, freshSignInMinutes } from '@chifan/domain/member';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { inSmallCity } from '../../../../testing/in-small-city.ts';
import {
  insertPicture,
  newAddress,
  noodlesDelivered,
  noodlesToTakeAway,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../../testing/index.ts';
import { callFromAfar, days, emailsTo, minutes, password, registered } from '../../member-in-tests.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => ({ app, city } = opened));

let guests = 0;
let guest: { id: number; token: string; email: string };
beforeEach(async () => {
  guests += 1;
  const email = `leaves${guests}@example.com`;
  const { token, memberId: id } = await registered(app, email);
  guest = { id, token, email };
});

const request = (given?: string) =>
  callFromAfar(app, 'requestDeletion', given === undefined ? {} : { password: given }, { token: guest.token });
const signIn = () => callFromAfar(app, 'login', { email: guest.email, password });
const isGood = async (token: string) => (await app.call('checkLoginToken', {}, { token })).success;
const asGuest = () => ({ ...city, member: guest });
const memberRow = async () => {
  const { rows } = await sql<Record<string, unknown>>`SELECT * FROM member WHERE id = ${guest.id}`.execute(
    app.app.database.read,
  );
  return rows[0] ?? {};
};
const passDays = async (count: number) => {
  app.clock.advance(days(count));
  await app.drain();
};
const fill = () =>
  sql`UPDATE member SET mobile = '13912345678', gender = 'female', real_name = 'TANAKA AIKO',
  diet_profile = '{"avoids": ["peanut"], "wishes": []}', wechat_open_id = ${`leaver-${guest.id}`} WHERE id = ${guest.id}`.execute(
    app.app.database.read,
  );

describe('a requested deletion', () => {
  test('a requested account deletion signs the member out and deletes the member’s data after seven days', async () => {
    await fill();
    const other = (await signIn()).data.token;
    expect((await request()).data.dueAt).toBe(
      new Date(app.clock.now().getTime() + days(deletionGraceDays)).toISOString(),
    );
    expect([await isGood(guest.token), await isGood(other)]).toEqual([false, false]);
    await app.drain();
    expect(emailsTo(app, guest.email).at(-1)?.subject).toContain('will be deleted');
    await passDays(deletionGraceDays);
    expect(await memberRow()).toMatchObject({
      name: '',
      email: null,
      mobile: null,
      gender: 'secret',
      real_name: null,
      password_hash: null,
      wechat_open_id: null,
      diet_profile: null,
      deletion_due_at: null,
      deleted_at: expect.any(Date),
    });
    expect(emailsTo(app, guest.email).at(-1)?.subject).toContain('is deleted');
    expect((await signIn()).data).toMatchObject({ reason: 'login_failed' });
  });

  test('the first sign-in within seven days cancels the account deletion and reports the cancellation', async () => {
    await request();
    await passDays(deletionGraceDays - 1);
    expect((await signIn()).data.isDeletionCalledOff).toBe(true);
    expect((await signIn()).data.isDeletionCalledOff).toBe(false);
    await passDays(2);
    expect(await memberRow()).toMatchObject({ email: guest.email, deleted_at: null, deletion_due_at: null });
  });

  test('a new deletion request after a cancelled one waits seven days again', async () => {
    await request();
    await passDays(3);
    guest = { ...guest, token: (await signIn()).data.token };
    await request();
    await passDays(5);
    expect((await memberRow()).deleted_at).toBeNull();
    await passDays(2);
    expect((await memberRow()).deleted_at).not.toBeNull();
  });

  test('an account deletion needs the password or a sign-in within the last 15 minutes', async () => {
    app.clock.advance(minutes(freshSignInMinutes));
    expect((await request()).data).toMatchObject({ reason: 'sign_in_too_old' });
    expect((await request('guessed it')).data).toMatchObject({ reason: 'login_failed' });
    expect(await isGood(guest.token)).toBe(true);
    expect((await request(password)).success).toBe(true);
  });
});

describe('obstacles to an account deletion', () => {
  const hindrances = async () => (await app.call('showDeletion', {}, { token: guest.token })).data.hindrances;
  const refused = async (hindrance: string) => {
    expect(await hindrances()).toEqual([hindrance]);
    expect((await request()).data).toMatchObject({
      reason: 'deletion_hindered',
      details: { hindrances: [hindrance] },
    });
    expect(await isGood(guest.token)).toBe(true);
  };

  test('rejects an account deletion while the member has an active order', async () => {
    const orderId = await placePaid(app, asGuest(), noodlesToTakeAway(city));
    await refused('order');
    await app.call('cancelOrder', { orderId, reason: 8 }, { token: guest.token });
    expect(await hindrances()).not.toContain('order');
  });

  test('rejects an account deletion while a refund request is undecided', async () => {
    const orderId = await placePaid(app, asGuest(), noodlesToTakeAway(city));
    const { read } = app.app.database;
    await sql`UPDATE customer_order SET state = 'completed' WHERE id = ${orderId}`.execute(read);
    await sql`INSERT INTO refund (number, order_id, state, reason, balance_part, gateway_part, created_at)
      VALUES (${`R${orderId}-1`}, ${orderId}, 2, '14', 100, 0, ${app.clock.now()})`.execute(read);
    await refused('refund');
  });

  test('rejects an account deletion while a withdrawal is not paid out', async () => {
    await sql`INSERT INTO withdrawal (number, member_id, amount, payout_method, payout_number, account, real_name, state,
      created_at) VALUES (${`W${guest.id}`}, ${guest.id}, 1000, 'alipay', ${`P${guest.id}`}, 'a@b.cn', 'A', 'applied',
      ${app.clock.now()})`.execute(app.app.database.read);
    await refused('withdrawal');
  });

  test('postpones a due account deletion by one day while the member has an active order', async () => {
    const orderId = await placePaid(app, asGuest(), noodlesToTakeAway(city));
    const set = (state: string) =>
      sql`UPDATE customer_order SET state = ${state} WHERE id = ${orderId}`.execute(app.app.database.read);
    await set('completed');
    expect((await request()).success).toBe(true);
    await set('to_be_picked_up');
    await passDays(deletionGraceDays);
    expect((await memberRow()).deleted_at).toBeNull();
    await set('completed');
    await passDays(1);
    expect((await memberRow()).deleted_at).not.toBeNull();
  });
});

test('an account deletion preserves an order’s sums and dishes but removes the guest’s contact data from the order', async () => {
  const addressId = await newAddress(app, guest);
  const orderId = await placePaid(app, { ...asGuest(), addressId }, { ...noodlesDelivered(city), addressId });
  const read = async () => {
    const { rows } = await sql<Record<string, unknown>>`SELECT * FROM customer_order WHERE id = ${orderId}`.execute(
      app.app.database.read,
    );
    return rows[0] ?? {};
  };
  await sql`UPDATE customer_order SET state = 'completed', remark = 'Ring at Aiko’s', contact_name = 'Aiko',
    contact_phone = '13912345678', second_contact = '+819012345678' WHERE id = ${orderId}`.execute(
    app.app.database.read,
  );
  const before = await read();
  expect((await request()).success).toBe(true);
  await passDays(deletionGraceDays);
  const after = await read();
  expect(after).toMatchObject({
    contact_name: '',
    contact_phone: '139****5678',
    second_contact: null,
    remark: null,
    diet_profile: null,
    address: { address: '', addressZh: '', doorNumber: '' },
  });
  for (const kept of ['number', 'payable', 'goods', 'state', 'paid_at', 'placed_at'])
    expect(after[kept]).toEqual(before[kept]);
  const lines = await sql`SELECT FROM order_line WHERE order_id = ${orderId}`.execute(app.app.database.read);
  expect(lines.rows).toHaveLength(1);
  const { rows } = await sql`SELECT FROM member_address WHERE member_id = ${guest.id}`.execute(app.app.database.read);
  expect(rows).toEqual([]);
  const shown = await app.call('platformOrders', { search: String(after.number) }, { token: city.operator.token });
  expect(JSON.stringify(shown.data)).not.toContain('Aiko');
});

test('before an account deletion, showDeletion returns the balance, rewards and points that the member would lose', async () => {
  expect((await app.call('showDeletion', {}, { token: guest.token })).data).toEqual({
    hindrances: [],
    balance: 0,
    rewards: 0,
    points: 0,
  });
});

test('a sign-in concurrent with the account deletion either cancels the deletion or is rejected', async () => {
  await request();
  app.clock.advance(days(deletionGraceDays));
  const [answer] = await Promise.all([signIn(), app.drain()]);
  const { deleted_at: deletedAt } = await memberRow();
  if (answer.success) expect([deletedAt, await isGood(answer.data.token)]).toEqual([null, true]);
  else expect(deletedAt).not.toBeNull();
});

test('an account deletion clears the member’s avatar', async () => {
  const path = await insertPicture(app, `member:${guest.id}`, 'avatar');
  await app.call('saveAvatar', { path }, { token: guest.token });
  await request();
  await passDays(deletionGraceDays);
  expect((await memberRow()).head_image).toBeNull();
});

describe('tables with a member’s id', () => {
  /** How the data export and the account deletion treat each database table with a column `member_id`. */
  const known: Readonly<Record<string, 'copied' | 'kept without a person' | 'not theirs to read'>> = {
    member_address: 'copied',
    session: 'copied',
    member_device: 'copied',
    member_export: 'copied',
    member_block_history: 'copied',
    member_identity: 'copied',
    favourite: 'copied',
    reward: 'copied',
    member_level_held: 'copied',
    coupon: 'copied',
    customer_order: 'copied',
    purchase: 'copied',
    mall_order: 'copied',
    mall_cart_item: 'not theirs to read',
    review: 'copied',
    review_report: 'not theirs to read',
    withdrawal: 'copied',
    draw: 'copied',
    affiliate_order: 'kept without a person',
    ticket_progress: 'kept without a person',
    notice: 'copied',
    notice_choice: 'copied',
    quiet_hours: 'copied',
    push_subscription: 'not theirs to read',
    help_request: 'copied',
    stripe_customer: 'copied',
    saved_card: 'not theirs to read',
  };

  test('every database table with a member_id column is listed for the data export and the account deletion', async () => {
    const { rows } = await sql<{ table: string }>`SELECT DISTINCT table_name AS "table" FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'member_id'`.execute(app.app.database.read);
    expect(rows.map(({ table }) => table).filter((table) => !(table in known))).toEqual([]);
  });
});
