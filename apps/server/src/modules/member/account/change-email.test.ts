import { freshSignInMinutes } from '@chifan/domain/member';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { memberOfWeChat } from '../../../testing/small-city.ts';
import {
  callFromAfar,
  emailsTo,
  hours,
  mailedCode,
  minutes,
  otherThan,
  password,
  registered,
} from '../member-in-tests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(hours(2)));

const emailOf = async (token: string) => (await app.call('getLoginMemberInfo', {}, { token })).data.email;
const change = (token: string, email: string, code: string, given?: string) =>
  callFromAfar(app, 'changeEmail', { email, code, ...(given === undefined ? {} : { password: given }) }, { token });

test('a member changes the e-mail address with a code that was mailed to the new address', async () => {
  const { token } = await registered(app, 'old@example.com');
  const code = await mailedCode(app, 'new@example.com', 'change_email');
  expect((await change(token, ' New@Example.com', code)).data).toBe(true);
  expect(await emailOf(token)).toBe('new@example.com');
  await app.drain();
  const told = emailsTo(app, 'old@example.com').at(-1);
  expect(told?.subject).toContain('email address');
  expect(told?.text).toContain('n…@example.com');
  expect(told?.text).not.toContain('new@example.com');
  const signIn = await callFromAfar(app, 'login', { email: 'new@example.com', password });
  expect(signIn.success).toBe(true);
  expect((await callFromAfar(app, 'login', { email: 'old@example.com', password })).success).toBe(false);
});

test('rejects an e-mail change if the new address equals the current one, ignoring case', async () => {
  const { token } = await registered(app, 'same@example.com');
  const code = await mailedCode(app, 'same@example.com', 'change_email');
  expect(await change(token, 'Same@Example.COM', code)).toMatchObject({
    status: 422,
    data: { reason: 'email_unchanged' },
  });
  expect((await change(token, 'no address', code)).data).toMatchObject({ reason: 'email_invalid' });
});

test('changing the e-mail address needs the password if the sign-in is older than 15 minutes', async () => {
  const { token } = await registered(app, 'older@example.com');
  app.clock.advance(minutes(freshSignInMinutes));
  const code = await mailedCode(app, 'thief@example.com', 'change_email');
  expect((await change(token, 'thief@example.com', code)).data).toMatchObject({ reason: 'sign_in_too_old' });
  expect((await change(token, 'thief@example.com', code, 'guessed it')).data).toMatchObject({ reason: 'login_failed' });
  expect(await emailOf(token)).toBe('older@example.com');
  expect((await change(token, 'thief@example.com', code, password)).data).toBe(true);
});

test('rejects an e-mail change after ten wrong passwords in the session, even with the right password', async () => {
  const { token } = await registered(app, 'guessed@example.com');
  const code = await mailedCode(app, 'guesser@example.com', 'change_email');
  for (let tries = 0; tries < 10; tries += 1) await change(token, 'guesser@example.com', code, `guess ${tries}`);
  expect((await change(token, 'guesser@example.com', code, password)).data).toMatchObject({ reason: 'sign_in_paused' });
});

test('a wrong code does not reveal that the new e-mail address belongs to another account', async () => {
  await registered(app, 'others@example.com');
  app.clock.advance(hours(1));
  const { token } = await registered(app, 'mine@example.com');
  const code = await mailedCode(app, 'others@example.com', 'change_email');
  expect((await change(token, 'others@example.com', otherThan(code))).data).toMatchObject({ reason: 'code_wrong' });
  expect((await change(token, 'others@example.com', code)).data).toMatchObject({ reason: 'email_taken' });
  expect(await emailOf(token)).toBe('mine@example.com');
});

test('rejects an e-mail change for an account without an e-mail address', async () => {
  const { token } = await memberOfWeChat(app);
  const code = await mailedCode(app, 'first@example.com', 'change_email');
  expect((await change(token, 'first@example.com', code)).data).toMatchObject({ reason: 'email_missing' });
});
