import { languages } from '@chifan/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { randomToken, sha256 } from '../../../platform/tokens.ts';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import {
  newAddress,
  newMember,
  newStaff,
  noodlesDelivered,
  noodlesToTakeAway,
  placePaid,
  quoteAndPlace,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';
import { callFromAfar, emailsTo, mailedCode, password, registered } from '../member-in-tests.ts';
import { hashOfVerifier } from '../we-chat/authorization-state.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => ({ app, city } = opened));

const asOperator = () => ({ token: city.operator.token });
const block = (memberId: number, reason = '刷单') => app.call('blockMember', { memberId, reason }, asOperator());
const unblock = (memberId: number, reason = '核实无误') =>
  app.call('unblockMember', { memberId, reason }, asOperator());
const show = async (memberId: number) => (await app.call('showStaffMember', { memberId }, asOperator())).data;

/**
 * Blocks the member but does not end the member's sessions. An API call with such a session is like a call that began
 * before the block.
 */
const blockDuringCall = (memberId: number) =>
  sql`UPDATE member SET blocked_at = now() WHERE id = ${memberId}`.execute(app.app.database.read);

test('blocking a member ends the sessions and refuses every way to sign in until the member is unblocked', async () => {
  const email = 'blocked@example.com';
  const { token, memberId } = await registered(app, email);
  const openId = 'wx-blocked';
  await sql`UPDATE member SET wechat_open_id = ${openId} WHERE id = ${memberId}`.execute(app.app.database.read);
  expect((await block(memberId)).success).toBe(true);
  expect((await app.call('getLoginMemberInfo', {}, { token })).status).toBe(401);
  const ways = {
    login: () => callFromAfar(app, 'login', { email, password }),
    signInByCode: async () =>
      callFromAfar(app, 'signInByCode', { email, code: await mailedCode(app, email, 'sign_in') }),
    weChatLogin: () => signInByWeChat(openId),
    resetPassword: async () => {
      const code = await mailedCode(app, email, 'forget');
      return callFromAfar(app, 'resetPassword', { email, code, password: 'a wok full of noise' });
    },
  };
  for (const [way, signIn] of Object.entries(ways)) {
    expect(await signIn(), way).toMatchObject({ status: 403, data: { reason: 'member_blocked' } });
  }
  expect((await unblock(memberId)).success).toBe(true);
  for (const [way, signIn] of Object.entries(ways)) expect((await signIn()).success, way).toBe(true);
});

async function signInByWeChat(openId: string) {
  const [ticket, verifier] = [randomToken(), 'what the browser keeps'];
  const ends = new Date(app.clock.now().getTime() + 60_000);
  await sql`INSERT INTO wechat_ticket (ticket_hash, open_id, purpose, verifier_hash, expires_at)
    VALUES (${sha256(ticket)}, ${openId}, 'sign_in', ${hashOfVerifier(verifier)}, ${ends})`.execute(
    app.app.database.read,
  );
  return callFromAfar(app, 'weChatLogin', { openId, ticket, verifier });
}

test('the sign-in error of a blocked member is translated to each language, and a wrong password reveals no block', async () => {
  const email = 'languages@example.com';
  const { memberId } = await registered(app, email);
  await block(memberId);
  const messages = new Set<string>();
  for (const language of languages) {
    messages.add((await callFromAfar(app, 'login', { email, password }, { language })).message);
  }
  expect(messages.size).toBe(languages.length);
  const wrong = await callFromAfar(app, 'login', { email, password: 'not this one' });
  expect(wrong.data).toMatchObject({ reason: 'login_failed' });
});

test('a sign-in concurrent with the blocking of the member is rejected or its session is ended', async () => {
  const email = 'together@example.com';
  const { memberId } = await registered(app, email);
  const [blocked, signedIn] = await Promise.all([block(memberId), callFromAfar(app, 'login', { email, password })]);
  expect(blocked.success).toBe(true);
  if (signedIn.success) {
    expect((await app.call('getLoginMemberInfo', {}, { token: signedIn.data.token })).status).toBe(401);
  } else expect(signedIn.data).toMatchObject({ reason: 'member_blocked' });
});

test('an API call that began before the member was blocked cannot place a food order, mall order or top-up', async () => {
  const member = await newMember(app);
  await blockDuringCall(member.id);
  const refusal = { status: 403, data: { reason: 'member_blocked' } };
  expect(await quoteAndPlace(app, member, noodlesToTakeAway(city))).toMatchObject(refusal);
  const byBalance = { ...noodlesToTakeAway(city), useBalance: true };
  expect(await quoteAndPlace(app, member, byBalance)).toMatchObject(refusal);
  const options = { token: member.token };
  expect(await app.call('startTopUp', { amount: 100_00 }, options)).toMatchObject(refusal);
  const addressId = await newAddress(app, member);
  const items = [{ productId: 1, number: 1, points: 1 }];
  expect(await app.call('placeMallOrder', { addressId, items }, options)).toMatchObject(refusal);
  const { rows } = await sql`SELECT FROM customer_order WHERE member_id = ${member.id}`.execute(app.app.database.read);
  expect(rows).toEqual([]);
});

test('the paid orders of a blocked member continue, and a refund reaches the balance', async () => {
  const [cooked, soldOut] = [
    await placePaid(app, city, noodlesToTakeAway(city)),
    await placePaid(app, city, noodlesDelivered(city)),
  ];
  const before = await show(city.member.id);
  expect(before).toMatchObject({ activeOrders: 2, blockedAt: null });
  await block(city.member.id);
  const merchant = { token: city.merchant.token };
  expect((await app.call('acceptOrder', { orderId: cooked }, merchant)).success).toBe(true);
  const refused = await app.call('refuseOrder', { orderId: soldOut, reason: 'too_busy' }, merchant);
  expect(refused.data.state).toBe('cancelled');
  await app.drain();
  const after = await show(city.member.id);
  expect(after.balance - before.balance).toBe(refused.data.refundedAmount);
  expect(after.balance).toBeGreaterThan(before.balance);
  await unblock(city.member.id);
});

test('the block history lists operator, time and reason, and the member gets a mail for each block and unblock', async () => {
  const email = 'history@example.com';
  const { memberId } = await registered(app, email);
  await block(memberId, '多次恶意退款');
  expect(await block(memberId)).toMatchObject({ status: 409, data: { reason: 'transition_not_allowed' } });
  const { rows } = await sql<{ name: string }>`SELECT name FROM staff WHERE id = ${city.operator.id}`.execute(
    app.app.database.read,
  );
  const [{ name: by } = { name: '' }] = rows;
  const at = app.clock.now().toISOString();
  const blocked = { event: 'block', reason: '多次恶意退款', by, at };
  expect(await show(memberId)).toMatchObject({ blockedAt: at, blocks: [blocked] });
  await unblock(memberId, '已道歉');
  expect(await show(memberId)).toMatchObject({
    blockedAt: null,
    blocks: [{ event: 'unblock', reason: '已道歉' }, blocked],
  });
  expect(await unblock(memberId)).toMatchObject({ status: 409 });
  await app.drain();
  const mails = emailsTo(app, email).map(({ subject }) => subject);
  expect(mails).toContain('Your Chifan account is blocked');
  expect(mails).toContain('Your Chifan account is open again');
});

test('an operator sees a member’s masked e-mail address and phone number, balance, level and last sign-in', async () => {
  const { memberId } = await registered(app, 'masked@example.com', { device: 'the-browser-of-the-member' });
  await sql`UPDATE member SET mobile = '13812345678' WHERE id = ${memberId}`.execute(app.app.database.read);
  const at = app.clock.now().toISOString();
  expect(await show(memberId)).toMatchObject({
    email: 'm…@example.com',
    phone: '138****5678',
    joinedAt: at,
    lastSignInAt: at,
    orders: 0,
    balance: 0,
    points: 0,
    level: 'bronze',
  });
  await block(memberId);
  expect((await show(memberId)).lastSignInAt).toBe(at);
});

test('the member list shows the newest members first, and its view “blocked” shows only blocked members', async () => {
  const [one, other] = [await newMember(app, 0), await newMember(app, 0)];
  await block(one.id);
  const list = async (view: 'all' | 'blocked') => {
    const { data } = await app.call('listMembers', { view, pageNo: 1, pageSize: 2 }, asOperator());
    return data;
  };
  expect((await list('all')).records.map(({ id }) => id)).toEqual([other.id, one.id]);
  const blocked = await list('blocked');
  expect(blocked.records[0]?.id).toBe(one.id);
  expect(blocked.records.map(({ blockedAt }) => blockedAt)).not.toContain(null);
  expect(blocked.total).toBeLessThan((await list('all')).total);
});

test('only operators can list and block members, and blocking an unknown member returns 404', async () => {
  for (const { token } of [await newMember(app, 0), city.merchant, city.courier]) {
    expect((await app.call('listMembers', {}, { token })).status).toBe(403);
    expect((await app.call('showStaffMember', { memberId: city.member.id }, { token })).status).toBe(403);
    expect((await app.call('blockMember', { memberId: city.member.id, reason: 'x' }, { token })).status).toBe(403);
  }
  const operator = await newStaff(app, 'platform');
  expect((await app.call('blockMember', { memberId: 999_999_999, reason: 'x' }, operator)).status).toBe(404);
});
