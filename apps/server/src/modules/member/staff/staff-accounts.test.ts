import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '../../../platform/tokens.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { hashPassword } from '../hashed-password.ts';
import { hours, password } from '../member-in-tests.ts';
import { createStaff } from './staff.store.ts';
import { openPasswordLink, passwordLinkHours, resumeStaff, suspendStaff } from './staff-passwords.ts';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function newStaff(role: 'merchant' | 'courier' | 'platform' = 'platform') {
  people += 1;
  const login = `staff-${people}`;
  const staff = { login, role, name: login, phone: null, passwordHash: await hashPassword(password) };
  const id = (await createStaff(app.app.database.read, staff, app.clock.now())) ?? 0;
  return { id, login };
}
const signIn = (login: string, as = password) => app.call('staffLogin', { login, password: as });
const tokenOf = async (login: string) => (await signIn(login)).data.token;
const isIn = async (token: string) => (await app.call('staffMe', {}, { token })).status === 200;
const next = 'a-new-password-of-theirs';

test.each(['merchant', 'courier', 'platform'] as const)(
  'staff with the role %s change the password with the old one and are signed out on other devices',
  async (role) => {
    const { login } = await newStaff(role);
    const [here, elsewhere] = [await tokenOf(login), await tokenOf(login)];
    const change = (oldPassword: string, to = next) =>
      app.call('changeStaffPassword', { oldPassword, password: to }, { token: here });
    expect((await change('not it')).data).toMatchObject({ reason: 'login_failed' });
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, true]);
    expect((await change(password)).status).toBe(200);
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
    expect([(await signIn(login)).status, (await signIn(login, next)).status]).toEqual([422, 200]);
  },
);

test('staff can list and sign out devices of the account but not of other accounts', async () => {
  const [one, other] = [await newStaff(), await newStaff()];
  const [here, elsewhere, theirs] = [await tokenOf(one.login), await tokenOf(one.login), await tokenOf(other.login)];
  const devices = (await app.call('listStaffSessions', {}, { token: here })).data;
  expect(devices.map(({ isThisDevice }) => isThisDevice).toSorted()).toEqual([false, true]);
  const [theirDevice] = (await app.call('listStaffSessions', {}, { token: theirs })).data;
  const end = (id: string) => app.call('revokeStaffSession', { id }, { token: here });
  expect((await end(theirDevice?.id ?? '')).status).toBe(404);
  expect((await end(devices.find(({ isThisDevice }) => !isThisDevice)?.id ?? '')).status).toBe(200);
  expect([await isIn(here), await isIn(elsewhere), await isIn(theirs)]).toEqual([true, false, true]);
});

test('suspending a staff account ends its sessions and prevents sign-ins until the account is resumed', async () => {
  const { id, login } = await newStaff('courier');
  const token = await tokenOf(login);
  expect(await isIn(token)).toBe(true);
  await suspendStaff(app.app.database, id, app.clock.now());
  expect(await isIn(token)).toBe(false);
  expect((await signIn(login)).data).toMatchObject({ reason: 'login_failed' });
  await resumeStaff(app.app.database, id);
  expect([await isIn(token), (await signIn(login)).status]).toEqual([false, 200]);
});

test('a password link sets the staff password once, and the database stores only the hash of its token', async () => {
  const { id, login } = await newStaff();
  const before = await tokenOf(login);
  const token = await openPasswordLink(app.app.database, id, app.clock.now());
  const kept = await sql<{
    hash: string;
  }>`SELECT token_hash AS hash FROM staff_password_link WHERE staff_id = ${id}`.execute(app.app.database.read);
  expect(kept.rows).toEqual([{ hash: sha256(token) }]);
  const use = () => app.call('setPasswordByLink', { token, password: next });
  expect((await use()).status).toBe(200);
  expect([(await signIn(login, next)).status, await isIn(before)]).toEqual([200, false]);
  expect((await use()).data).toMatchObject({ reason: 'not_found' });
});

test.each([
  ['after the link expired', async () => app.clock.advance(hours(passwordLinkHours))],
  ['after a newer link was created', (id: number) => openPasswordLink(app.app.database, id, app.clock.now())],
  ['after the account was suspended', (id: number) => suspendStaff(app.app.database, id, app.clock.now())],
])('rejects a mailed link to set a staff password %s', async (_which, then: (id: number) => Promise<unknown>) => {
  const { id } = await newStaff();
  const token = await openPasswordLink(app.app.database, id, app.clock.now());
  await then(id);
  expect((await app.call('setPasswordByLink', { token, password: next })).data).toMatchObject({ reason: 'not_found' });
});
