import { freshSignInMinutes } from '@chifan/domain/member';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { memberOfWeChat } from '../../../testing/small-city.ts';
import { callFromAfar, emailsTo, hours, mailedCode, minutes, otherThan, registered } from '../member-in-tests.ts';
import { verifyPaymentPassword } from '../payment-password/verify-payment-password.ts';
import { openMemberSession } from '../sessions/open-session.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(hours(2)));

const bind = (token: string, email: string, code: string, paymentPassword?: string) =>
  callFromAfar(
    app,
    'bindEmail',
    { email, code, ...(paymentPassword === undefined ? {} : { paymentPassword }) },
    { token },
  );

const profile = async (token: string) => (await callFromAfar(app, 'getLoginMemberInfo', {}, { token })).data;

const isPaymentPassword = async (memberId: number, given: string) =>
  (await verifyPaymentPassword(app.app.platform, memberId, given, app.clock.now())).ok;

test('a member who signed up through WeChat binds an e-mail address and sets a payment password with one code', async () => {
  const { id, token } = await memberOfWeChat(app);
  expect(await profile(token)).toMatchObject({ email: null, hasPassword: false, hasPaymentPassword: false });
  const code = await mailedCode(app, 'mei@example.com', 'change_email');
  expect((await bind(token, ' Mei@Example.com', code, '135790')).data).toBe(true);
  expect(await profile(token)).toMatchObject({ email: 'mei@example.com', hasPaymentPassword: true });
  expect(await isPaymentPassword(id, '135790')).toBe(true);
});

test('a WeChat member with a bound e-mail address resets the payment password by a mailed code', async () => {
  const { id, token } = await memberOfWeChat(app);
  const email = 'li@example.com';
  await bind(token, email, await mailedCode(app, email, 'change_email'));
  const code = await mailedCode(app, email, 'payment_password');
  await callFromAfar(app, 'resetPaymentPassword', { code, paymentPassword: '246802' }, { token });
  expect(await isPaymentPassword(id, '246802')).toBe(true);
  const forgotten = await mailedCode(app, email, 'forget');
  const reset = { email, code: forgotten, password: 'a wok full of noise' };
  expect((await callFromAfar(app, 'resetPassword', reset)).data.memberId).toBe(id);
});

test('bindEmail reveals only after the right code that another account has the e-mail address', async () => {
  const email = 'taken@example.com';
  await registered(app, email);
  app.clock.advance(hours(1));
  const { token } = await memberOfWeChat(app);
  const asked = await callFromAfar(app, 'sendCode', { email, purpose: 'change_email' });
  const free = await callFromAfar(app, 'sendCode', { email: 'free@example.com', purpose: 'change_email' });
  expect(asked).toEqual(free);
  for (const guessed of [email, 'free@example.com']) {
    expect((await bind(token, guessed, '000000')).data).toMatchObject({ reason: 'code_wrong' });
  }
  await app.drain();
  const code = await mailedCode(app, email, 'change_email');
  expect(emailsTo(app, email).at(-1)?.text).toContain(code);
  expect(await bind(token, email, code)).toMatchObject({ status: 409, data: { reason: 'email_taken' } });
  expect((await profile(token)).email).toBeNull();
});

test('if two accounts bind the same e-mail address concurrently, only one account succeeds', async () => {
  const email = 'both@example.com';
  const [one, other] = [await memberOfWeChat(app), await memberOfWeChat(app)];
  const first = await mailedCode(app, email, 'change_email');
  const answers = await Promise.all([bind(one.token, email, first), bind(other.token, email, first)]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  const second = await mailedCode(app, email, 'change_email');
  const late = answers[0]?.success ? other : one;
  expect((await bind(late.token, email, second)).data).toMatchObject({ reason: 'email_taken' });
});

test('bindEmail rejects a member who already has an e-mail address', async () => {
  const { token, memberId } = await registered(app, 'keeps@example.com');
  const code = await mailedCode(app, 'thief@example.com', 'change_email');
  expect((await bind(token, 'thief@example.com', code, '135790')).data).toMatchObject({
    reason: 'email_bound_already',
  });
  expect(await profile(token)).toMatchObject({ email: 'keeps@example.com', hasPaymentPassword: false });
  expect(await isPaymentPassword(memberId, '135790')).toBe(false);
});

test('bindEmail needs a sign-in within the last 15 minutes', async () => {
  const { id, token } = await memberOfWeChat(app);
  expect((await profile(token)).isSignInFresh).toBe(true);
  app.clock.advance(minutes(freshSignInMinutes));
  expect((await profile(token)).isSignInFresh).toBe(false);
  const code = await mailedCode(app, 'thief.of.tokens@example.com', 'change_email');
  expect(await bind(token, 'thief.of.tokens@example.com', code, '135790')).toMatchObject({
    status: 403,
    data: { reason: 'sign_in_too_old' },
  });
  expect(await profile(token)).toMatchObject({ email: null, hasPaymentPassword: false });
  const from = { device: 'phone', deviceKey: '', now: app.clock.now() };
  const { token: again } = await openMemberSession(app.app.database.read, id, from);
  expect((await bind(again, 'thief.of.tokens@example.com', code)).success).toBe(true);
});

test('bindEmail rejects a wrong code and a code that was requested for another purpose', async () => {
  const { token } = await memberOfWeChat(app);
  const code = await mailedCode(app, 'right@example.com', 'change_email');
  const ofAnother = await mailedCode(app, 'else@example.com', 'register');
  expect((await bind(token, 'else@example.com', ofAnother)).data).toMatchObject({ reason: 'code_wrong' });
  expect((await bind(token, 'right@example.com', otherThan(code))).data).toMatchObject({ reason: 'code_wrong' });
  const simple = await bind(token, 'right@example.com', code, '123456');
  expect(simple.data).toMatchObject({ reason: 'payment_password_too_simple' });
  expect((await bind(token, 'right@example.com', code, '135790')).success).toBe(true);
});
