import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { hashPassword } from '../hashed-password.ts';
import { callFromAfar, emailsTo, hours, minutes, otherThan, password } from '../member-in-tests.ts';
import { createStaff, type NewStaff } from './staff.store.ts';
import { suspendStaff } from './staff-passwords.ts';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(hours(2)));

async function newStaff(email: string | null, { login, role = 'merchant' }: Partial<NewStaff> = {}) {
  people += 1;
  const own = login ?? `reset-${people}`;
  const staff = { login: own, role, name: own, phone: null, email, passwordHash: await hashPassword(password) };
  return { id: (await createStaff(app.app.database.read, staff, app.clock.now())) ?? 0, login: own };
}
const signIn = (login: string, as = password) => callFromAfar(app, 'staffLogin', { login, password: as });
const isIn = async (token: string | null) => (await app.call('staffMe', {}, { token: token ?? '' })).status === 200;
const next = 'a-new-password-of-theirs';
const codeIn = (text: string | undefined) => text?.match(/\b\d{6}\b/)?.[0] ?? '';
const reset = (login: string, code: string, to = next) =>
  callFromAfar(app, 'resetStaffPassword', { login, code, password: to });

/** Requests a code. @returns the newest mail to the e-mail address */
async function mailFor(login: string, email: string) {
  const before = emailsTo(app, email).length;
  app.clock.advance(minutes(1));
  expect(await callFromAfar(app, 'sendStaffCode', { login })).toMatchObject({ success: true });
  await app.drain();
  return emailsTo(app, email).slice(before).at(-1);
}

test('a mailed code sets a new staff password, ends all sessions and signs the staff member in', async () => {
  const email = 'owner-of-one@example.com';
  const { login } = await newStaff(email, { role: 'platform' });
  const before = (await signIn(login)).data.token;
  expect(await isIn(before)).toBe(true);
  const byLogin = await reset(login.toUpperCase(), codeIn((await mailFor(login, email))?.text));
  expect(byLogin.data).toMatchObject({ role: 'platform', name: login });
  expect([await isIn(before), await isIn(byLogin.data.token)]).toEqual([false, true]);
  expect([(await signIn(login)).status, (await signIn(login, next)).status]).toEqual([422, 200]);
  const again = 'another-password-of-theirs';
  const byAddress = await reset(email, codeIn((await mailFor(email, email))?.text), again);
  expect(byAddress.status).toBe(200);
  expect([await isIn(byLogin.data.token), (await signIn(login, again)).status]).toEqual([false, 200]);
});

test('the mail with the code for a new staff password names the login and is in the language of the staff account', async () => {
  const email = 'reads-chinese@example.com';
  const { id, login } = await newStaff(email);
  await sql`UPDATE staff SET language = 'zh-Hant-HK' WHERE id = ${id}`.execute(app.app.database.read);
  const mail = await mailFor(login, email);
  expect(mail?.subject).toContain('驗證碼');
  expect(mail?.text).toContain(login);
});

test('sendStaffCode returns the same response for known, unknown and suspended accounts', async () => {
  const known = await newStaff('known@example.com');
  const without = await newStaff(null);
  const unconfirmed = await newStaff('unconfirmed@example.com');
  await sql`UPDATE staff SET email_confirmed = false WHERE id = ${unconfirmed.id}`.execute(app.app.database.read);
  const suspended = await newStaff('suspended@example.com');
  await suspendStaff(app.app.database, suspended.id, app.clock.now());
  const names = [
    known.login,
    'known@example.com',
    without.login,
    unconfirmed.login,
    suspended.login,
    'no-such-account',
  ];
  const mailsBefore = app.mailbox.emails.length;
  const reasonsFor = async (login: string, index: number) => {
    const place = { ip: `198.51.100.${index}`, device: 'device-that-forgot-all' };
    const send = () => callFromAfar(app, 'sendStaffCode', { login }, place);
    const answers: { status: number; data: unknown }[] = [await send(), await send()];
    await app.drain();
    const wrong = { login, code: '000000', password: next };
    for (let tries = 0; tries < 7; tries += 1)
      answers.push(await callFromAfar(app, 'resetStaffPassword', wrong, place));
    return answers.map(({ status, data }) => ({ status, data }));
  };
  const all: Awaited<ReturnType<typeof reasonsFor>>[] = [];
  for (const [index, name] of names.entries()) all.push(await reasonsFor(name, index));
  for (const each of all) expect(each).toEqual(all[0]);
  const reasons = ['code_too_soon', ...Array(5).fill('code_wrong'), 'code_tries_exceeded', 'code_tries_exceeded'];
  expect(all[0]?.slice(1)).toMatchObject(reasons.map((reason) => ({ data: { reason } })));
  expect(app.mailbox.emails.slice(mailsBefore).map(({ to }) => to)).toEqual(['known@example.com', 'known@example.com']);
});

test('if several staff accounts share an e-mail address, the mail lists the logins instead of a code', async () => {
  const email = 'two-kitchens@example.com';
  const [one, other] = [await newStaff(email), await newStaff(email)];
  const shared = await mailFor(email, email);
  expect(shared?.text).toContain([one.login, other.login].toSorted().join(', '));
  expect(codeIn(shared?.text)).toBe('');
  const code = codeIn((await mailFor(other.login, email))?.text);
  expect((await reset(email, code)).data).toMatchObject({ reason: 'code_wrong' });
  expect((await reset(other.login, code)).status).toBe(200);
  expect([(await signIn(one.login)).status, (await signIn(other.login, next)).status]).toEqual([200, 200]);
});

test.each([
  ['after ten minutes', async () => app.clock.advance(minutes(10))],
  ['after the account is suspended', (id: number) => suspendStaff(app.app.database, id, app.clock.now())],
  [
    'after the e-mail address of the account changed',
    (id: number) => sql`UPDATE staff SET email = 'moved@example.com' WHERE id = ${id}`.execute(app.app.database.read),
  ],
])('rejects a mailed staff code %s', async (_when, then: (id: number) => Promise<unknown>) => {
  people += 1;
  const email = `late-${people}@example.com`;
  const { id, login } = await newStaff(email);
  const code = codeIn((await mailFor(login, email))?.text);
  expect(code).toHaveLength(6);
  await then(id);
  expect((await reset(login, code)).data).toMatchObject({ reason: 'code_wrong' });
});

test('a code that was mailed to a guest cannot set a staff password', async () => {
  const email = 'guest-too@example.com';
  const { login } = await newStaff(email);
  const code = codeIn((await mailFor(login, email))?.text);
  expect((await reset(login, code, 'password')).data).toMatchObject({ reason: 'password_too_common' });
  await callFromAfar(app, 'sendCode', { email, purpose: 'change_email' });
  await app.drain();
  const guestCode = codeIn(emailsTo(app, email).at(-1)?.text);
  if (guestCode !== code) expect((await reset(login, guestCode)).data).toMatchObject({ reason: 'code_wrong' });
  expect((await reset(login, otherThan(code))).data).toMatchObject({ reason: 'code_wrong' });
  expect((await reset(login, code)).status).toBe(200);
  expect((await reset(login, code)).data).toMatchObject({ reason: 'code_wrong' });
});

test('many code requests by strangers do not block a staff device that signed in before', async () => {
  const email = 'flooded-staff@example.com';
  const { login } = await newStaff(email);
  const device = 'device-of-the-kitchen';
  await callFromAfar(app, 'staffLogin', { login, password }, { device });
  await Promise.all(Array.from({ length: 21 }, () => callFromAfar(app, 'sendStaffCode', { login })));
  const send = (more: { device?: string }) => callFromAfar(app, 'sendStaffCode', { login }, more);
  expect((await send({})).data).toMatchObject({ reason: 'too_many_requests' });
  expect((await send({ device })).success).toBe(true);
});
