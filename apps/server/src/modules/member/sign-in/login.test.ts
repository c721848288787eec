import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { dummyHash, hashPassword, isRightPassword } from '../hashed-password.ts';
import { callFromAfar, mailedCode, password, registered } from '../member-in-tests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const login = (email: string, given = password) => callFromAfar(app, 'login', { email, password: given });

const reasonOf = async (answer: ReturnType<typeof login>) =>
  ((await answer).data as unknown as { reason: string }).reason;

/** Returns the CPU time of the fastest of six password comparisons, in microseconds. */
async function minWork(hash: string | undefined): Promise<number> {
  const works: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const before = process.cpuUsage();
    await isRightPassword(hash, 'something else');
    const { user, system } = process.cpuUsage(before);
    works.push(user + system);
  }
  return Math.min(...works);
}

test('a member signs in with e-mail address and password, and each sign-in returns a different token', async () => {
  const first = await registered(app, 'mia@example.com');
  const [one, two] = [await login('mia@example.com'), await login('MIA@example.com ')];
  expect(new Set([first.token, one.data.token, two.data.token]).size).toBe(3);
  expect(one.data.token.length).toBeGreaterThanOrEqual(43);
});

test('a sign-in with an unknown e-mail address gets the same response as a wrong password', async () => {
  await registered(app, 'real@example.com');
  const wrong = await login('real@example.com', 'not the password');
  expect(wrong).toMatchObject({ code: 422, success: false, data: { reason: 'login_failed' } });
  expect(await login('nobody@example.com', 'not the password')).toEqual(wrong);
});

test('a password check for an unknown account needs as much CPU time as one for an existing account', async () => {
  const costOf = (hash: string) => hash.split('$').slice(0, 4);
  const kept = await hashPassword(password);
  expect(costOf(await dummyHash())).toEqual(costOf(kept));
  // The lower bound is rough, because the speed of the machine varies.
  expect(await minWork(undefined)).toBeGreaterThan((await minWork(kept)) / 20);
  expect(await isRightPassword(undefined, '')).toBe(false);
});

test('a password reset immediately ends every other session, including one that was just used', async () => {
  const email = 'lost@example.com';
  const { token: thief } = await registered(app, email);
  const code = await mailedCode(app, email, 'forget');
  expect((await app.call('checkLoginToken', {}, { token: thief })).data).toBe(true);
  const reset = await callFromAfar(app, 'resetPassword', { email, code, password: 'another password' });
  expect(reset.success).toBe(true);
  expect((await app.call('checkLoginToken', {}, { token: thief })).status).toBe(401);
  expect((await app.call('checkLoginToken', {}, { token: reset.data.token })).data).toBe(true);
  expect(await reasonOf(login(email))).toBe('login_failed');
  expect((await login(email, 'another password')).success).toBe(true);
});

test('a password reset for an unknown e-mail address rejects every code', async () => {
  await mailedCode(app, 'no-one@example.com', 'forget');
  const answer = await callFromAfar(app, 'resetPassword', { email: 'no-one@example.com', code: '123456', password });
  expect(answer.data).toMatchObject({ reason: 'code_wrong' });
});
