import { freshSignInMinutes } from '@chifan/domain/member';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { memberOfWeChat } from '../../../testing/small-city.ts';
import { callFromAfar, emailsTo, hours, minutes, password, registered } from '../member-in-tests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(hours(2)));

const next = 'a wok full of noise';
const change = (token: string, input: { oldPassword?: string; password: string }) =>
  callFromAfar(app, 'changePassword', input, { token });
const signIn = (email: string, given: string) => callFromAfar(app, 'login', { email, password: given });
const isGood = async (token: string) => (await app.call('checkLoginToken', {}, { token })).success;

test('changing the password signs out all other devices and mails the owner', async () => {
  const email = 'changes@example.com';
  const { token } = await registered(app, email);
  const other = (await signIn(email, password)).data.token;
  app.clock.advance(hours(1));
  expect((await change(token, { oldPassword: password, password: next })).data).toBe(true);
  expect([await isGood(token), await isGood(other)]).toEqual([true, false]);
  expect((await signIn(email, password)).success).toBe(false);
  expect((await signIn(email, next)).success).toBe(true);
  await app.drain();
  expect(emailsTo(app, email).at(-1)?.subject).toBe('The password of your Chifan account was changed');
});

test('changing the password needs the old password unless the sign-in is less than 15 minutes old', async () => {
  const { token } = await registered(app, 'fresh@example.com');
  expect((await change(token, { oldPassword: 'wrong one', password: next })).data).toMatchObject({
    reason: 'login_failed',
  });
  expect((await change(token, { password: next })).data).toBe(true);
  app.clock.advance(minutes(freshSignInMinutes));
  expect((await change(token, { password: 'another wok here' })).data).toMatchObject({ reason: 'sign_in_too_old' });
});

test('rejects a common password when a member changes the password', async () => {
  const { token } = await registered(app, 'common@example.com');
  expect((await change(token, { password: 'password1' })).data).toMatchObject({ reason: 'password_too_common' });
  const weChat = await memberOfWeChat(app);
  expect((await change(weChat.token, { password: next })).data).toMatchObject({ reason: 'email_missing' });
});
