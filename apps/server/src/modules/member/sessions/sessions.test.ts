import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '../../../platform/tokens.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { newMember } from '../../../testing/small-city.ts';
import { fillRegions } from '../../address/index.ts';
import { callFromAfar, days, hours, minutes, password, registered } from '../member-in-tests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const isGood = async (token: string) => (await app.call('checkLoginToken', {}, { token })).success;
const lastUseOf = async (token: string) => {
  const { rows } = await sql<{
    at: Date;
  }>`SELECT last_used_at AS at FROM session WHERE token_hash = ${sha256(token)}`.execute(app.app.database.read);
  return rows[0]?.at;
};

test('checkLoginToken accepts a valid token and returns 401 for an invalid, empty or missing one', async () => {
  const { token } = await newMember(app);
  expect(await app.call('checkLoginToken', {}, { token })).toMatchObject({ code: 200, data: true, success: true });
  for (const bad of ['nonsense', '', '   ']) {
    expect((await app.call('checkLoginToken', {}, { token: bad })).status).toBe(401);
  }
  expect((await app.call('checkLoginToken', {})).status).toBe(401);
});

test('the server accepts a token in the Authorization header with or without Bearer, but not in a cookie', async () => {
  const { token } = await newMember(app);
  const ask = (headers: Record<string, string>) => app.raw({ url: '/rest/member/getLoginMemberInfo', headers });
  expect((await ask({ authorization: token })).statusCode).toBe(200);
  expect((await ask({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
  expect((await ask({ cookie: `Authorization=${token}` })).statusCode).toBe(401);
});

test('a GET request with the token only in a cookie is rejected and changes nothing', async () => {
  const { token } = await newMember(app);
  const planted = await app.raw({
    url: '/rest/member/updateIsRemindNewPeople',
    headers: { cookie: `Authorization=${token}` },
  });
  expect(planted.statusCode).toBe(401);
  expect((await app.call('getLoginMemberInfo', {}, { token })).data.isRemindNewPeople).toBe(true);
  await app.raw({ url: '/rest/member/updateIsRemindNewPeople', headers: { authorization: token } });
  expect((await app.call('getLoginMemberInfo', {}, { token })).data.isRemindNewPeople).toBe(false);
});

test('a session expires thirty days after the last use', async () => {
  const { token } = await newMember(app);
  app.clock.advance(days(29));
  expect(await isGood(token)).toBe(true);
  app.clock.advance(days(29));
  expect(await isGood(token)).toBe(true);
  app.clock.advance(days(30));
  expect(await isGood(token)).toBe(false);
});

test('a session expires after 180 days even if it is used', async () => {
  const { token } = await newMember(app);
  for (let used = 0; used < 171; used += 19) {
    app.clock.advance(days(19));
    expect(await isGood(token)).toBe(true);
  }
  app.clock.advance(days(9));
  expect(await isGood(token)).toBe(false);
});

test('the last use of a session is written at most once an hour', async () => {
  const { token } = await newMember(app);
  const first = await lastUseOf(token);
  app.clock.advance(minutes(59));
  await isGood(token);
  expect(await lastUseOf(token)).toEqual(first);
  app.clock.advance(minutes(1));
  await isGood(token);
  expect(await lastUseOf(token)).toEqual(app.clock.now());
});

test('a token is invalid immediately after logout', async () => {
  const { token } = await newMember(app);
  expect(await isGood(token)).toBe(true);
  expect((await app.call('logout', {}, { token })).data).toBe(true);
  expect(await isGood(token)).toBe(false);
});

test('the table session does not contain the session token itself', async () => {
  const { token } = await registered(app, 'hash@example.com');
  const { rows } = await sql<{ found: number }>`
    SELECT count(*) AS found FROM session WHERE session::text LIKE ${`%${token}%`}`.execute(app.app.database.read);
  expect(rows[0]?.found).toBe(0);
});

test('a member lists the devices that are signed in, and signs one of them out', async () => {
  const email = 'devices@example.com';
  const { token: phone } = await registered(app, email);
  app.clock.advance(hours(1));
  const laptop = (await app.call('login', { email, password })).data.token;
  const devices = (await app.call('listSessions', {}, { token: laptop })).data;
  expect(devices.map((device) => device.isThisDevice)).toEqual([true, false]);
  expect(JSON.stringify(devices)).not.toContain(sha256(phone).slice(0, 20));
  const lost = devices[1]?.id ?? '';
  // The session was just used and is in the cache. `revokeSession` must also remove it from the cache.
  expect(await isGood(phone)).toBe(true);
  expect((await app.call('revokeSession', { id: lost }, { token: laptop })).data).toBe(true);
  expect([await isGood(phone), await isGood(laptop)]).toEqual([false, true]);
});

test('a member cannot end a session of another member', async () => {
  const [victim, stranger] = [await newMember(app), await newMember(app)];
  const id = sha256(victim.token).slice(0, 16);
  for (const wrong of [id, '', '%', 'f'.repeat(64)]) {
    const answer = await app.call('revokeSession', { id: wrong }, { token: stranger.token });
    expect(answer).toMatchObject({ status: 404, data: { reason: 'device_not_found' } });
  }
  expect(await isGood(victim.token)).toBe(true);
});

test('setLanguage stores the language of a member', async () => {
  const { id, token } = await newMember(app);
  await app.call('setLanguage', { language: 'ar' }, { token });
  const { rows } = await sql<{ language: string }>`SELECT language FROM member WHERE id = ${id}`.execute(
    app.app.database.read,
  );
  expect(rows[0]?.language).toBe('ar');
});

test('revokeOtherSessions signs out the member’s other devices but not the current device', async () => {
  const mine = await registered(app, 'all.others@example.com');
  const stranger = await newMember(app);
  const again = async () =>
    (await callFromAfar(app, 'login', { email: 'all.others@example.com', password })).data.token;
  const [tablet, laptop] = [await again(), await again()];
  expect((await app.call('revokeOtherSessions', {}, { token: tablet })).data).toBe(true);
  const good = await Promise.all([mine.token, tablet, laptop, stranger.token].map(isGood));
  expect(good).toEqual([false, true, false, true]);
  expect((await app.call('listSessions', {}, { token: tablet })).data).toHaveLength(1);
});

test('listSessions names the city of each sign-in in the reader’s language, but only for cities in China', async () => {
  const { database } = app.app;
  await fillRegions(database);
  const email = 'places@example.com';
  const { token } = await registered(app, email);
  for (const ip of ['101.228.15.77', '8.8.8.8']) await callFromAfar(app, 'login', { email, password }, { ip });
  const { rows } = await sql<{ network: string }>`SELECT network FROM session WHERE network LIKE '101.228%'`.execute(
    database.read,
  );
  expect(rows).toEqual([{ network: '101.228.15.0' }]);
  const places = async (language: 'en' | 'zh-CN') =>
    (await app.call('listSessions', {}, { token, language })).data.flatMap(({ place }) => place?.text ?? []);
  expect(await places('en')).toEqual(['Shanghai']);
  expect((await places('zh-CN'))[0]).toMatch(/^上海/);
});
