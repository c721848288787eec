import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { hashPassword } from '../hashed-password.ts';
import { emailsTo, hours, minutes, otherThan, password } from '../member-in-tests.ts';
import { createStaff } from './staff.store.ts';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(hours(2)));

async function newStaff() {
  people += 1;
  const login = `mailed-${people}`;
  const passwordHash = await hashPassword(password);
  const staff = { login, role: 'platform', name: login, phone: null, passwordHash } as const;
  const id = await createStaff(app.app.database.read, staff, app.clock.now());
  const { token } = (await app.call('staffLogin', { login, password })).data;
  const set = (input: { email: string; code?: string; password?: string }) =>
    app.call('setStaffEmail', { password, ...input }, { token });
  const stored = async () => {
    const { email, isEmailConfirmed } = (await app.call('staffMe', {}, { token })).data;
    return { email, isEmailConfirmed };
  };
  const codeFor = async (email: string) => {
    app.clock.advance(minutes(1));
    expect((await app.call('sendStaffEmailCode', { email }, { token })).status).toBe(200);
    await app.drain();
    return (
      emailsTo(app, email.toLowerCase())
        .at(-1)
        ?.text.match(/\b\d{6}\b/)?.[0] ?? ''
    );
  };
  return { id: id ?? 0, login, token, set, stored, codeFor };
}

test('staff set an e-mail address with a mailed code and the account password', async () => {
  const { set, stored, codeFor, token } = await newStaff();
  const email = 'Chef@example.com';
  expect((await app.call('sendStaffEmailCode', { email: 'nowhere' }, { token })).data).toMatchObject({
    reason: 'email_invalid',
  });
  const code = await codeFor(email);
  expect((await set({ email: 'nowhere', code })).data).toMatchObject({ reason: 'email_invalid' });
  expect((await set({ email })).data).toMatchObject({ reason: 'code_wrong' });
  expect((await set({ email, code: otherThan(code) })).data).toMatchObject({ reason: 'code_wrong' });
  expect((await set({ email, code, password: 'not theirs' })).data).toMatchObject({ reason: 'login_failed' });
  expect((await set({ email: 'other@example.com', code })).data).toMatchObject({ reason: 'code_wrong' });
  expect(await stored()).toEqual({ email: null, isEmailConfirmed: false });
  expect((await set({ email, code })).status).toBe(200);
  expect(await stored()).toEqual({ email: 'chef@example.com', isEmailConfirmed: true });
});

test('the previous e-mail address of a staff account gets a mail with the masked new address', async () => {
  const { set, stored, codeFor, login } = await newStaff();
  const [former, later] = ['former@example.com', 'later@example.com'];
  await set({ email: former, code: await codeFor(former) });
  await set({ email: later, code: await codeFor(later) });
  await app.drain();
  const changed = emailsTo(app, former).at(-1)?.text ?? '';
  expect(changed).toContain(login);
  expect(changed).toContain('l…@example.com');
  expect((await set({ email: '', password: 'not theirs' })).data).toMatchObject({ reason: 'login_failed' });
  expect((await set({ email: '' })).status).toBe(200);
  await app.drain();
  expect(emailsTo(app, later).at(-1)?.text).toContain(login);
  expect(await stored()).toEqual({ email: null, isEmailConfirmed: false });
});

test('a mailed code confirms a staff e-mail address that was stored without confirmation', async () => {
  const { id, set, stored, codeFor } = await newStaff();
  const email = 'early@example.com';
  await sql`UPDATE staff SET email = ${email} WHERE id = ${id}`.execute(app.app.database.read);
  expect(await stored()).toEqual({ email, isEmailConfirmed: false });
  await set({ email, code: await codeFor(email) });
  expect(await stored()).toEqual({ email, isEmailConfirmed: true });
});
