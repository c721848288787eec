import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { hashPassword } from '../hashed-password.ts';
import { writePassword } from '../member.store.ts';
import { callFromAfar, emailsTo, inviterOf, mailedCode, memberIdOf, password, registered } from '../member-in-tests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a guest registers with a mailed code and is signed in', async () => {
  const { token, memberId, isNewPeople } = await registered(app, 'mia@example.com');
  expect(isNewPeople).toBe(true);
  expect((await app.call('getLoginMemberInfo', {}, { token })).data).toEqual({
    id: memberId,
    username: 'mia',
    email: 'mia@example.com',
    headImg: null,
    mobile: null,
    gender: 'secret',
    realName: null,
    isNewPeople: true,
    isRemindNewPeople: true,
    hasPassword: true,
    hasPaymentPassword: false,
    weChat: 'unbound',
    isSignInFresh: true,
    balance: 0,
  });
});

test('an e-mail address can be registered only once, regardless of case and spaces', async () => {
  await registered(app, 'leo@example.com');
  const before = emailsTo(app, 'leo@example.com').length;
  await mailedCode(app, 'Leo@Example.com', 'register');
  expect(emailsTo(app, 'leo@example.com')).toHaveLength(before + 1);
  const answer = await callFromAfar(app, 'register', { email: ' LEO@example.com ', code: '123456', password });
  expect(answer.data).toMatchObject({ reason: 'code_wrong' });
});

test('rejects a password with fewer than eight characters', async () => {
  const answer = await callFromAfar(app, 'register', {
    email: 'short@example.com',
    code: '123456',
    password: '1234567',
  });
  expect(answer).toMatchObject({ code: 400, data: { fields: { password: expect.any(String) } } });
});

test('a registration rejects a common password or one equal to the e-mail name, without using up the code', async () => {
  const email = 'lucky.panda@example.com';
  const code = await mailedCode(app, email, 'register');
  const register = (given: string) => callFromAfar(app, 'register', { email, code, password: given });
  for (const guessable of ['12345678', 'Password', 'ILOVEYOU', '88888888', 'abcdefgh', 'Lucky.Panda', email]) {
    expect(await register(guessable), guessable).toMatchObject({ code: 422, data: { reason: 'password_too_common' } });
  }
  expect((await register('a wok full of noise')).success).toBe(true);
});

test('a password reset rejects a common password, but an existing common password still signs in', async () => {
  const email = 'olden@example.com';
  const { memberId } = await registered(app, email);
  await writePassword(app.app.database.read, memberId, await hashPassword('12345678'));
  expect((await callFromAfar(app, 'login', { email, password: '12345678' })).success).toBe(true);
  const code = await mailedCode(app, email, 'forget');
  const reset = await callFromAfar(app, 'resetPassword', { email, code, password: '12345678' });
  expect(reset.data).toMatchObject({ reason: 'password_too_common' });
});

test('a registration with unknown fields is rejected and does not use up the mailed code', async () => {
  const email = 'extra@example.com';
  const code = await mailedCode(app, email, 'register');
  const extra = {
    id: 1,
    balance: 999_999,
    isNewPeople: false,
    role: 'platform',
    payment_password_hash: 'x',
    inviter_id: 1,
  };
  const refused = await callFromAfar(app, 'register', { email, code, password, ...extra });
  expect(refused).toMatchObject({ status: 400 });
  const answer = await callFromAfar(app, 'register', { email, code, password });
  const profile = await app.call('getLoginMemberInfo', {}, { token: answer.data.token });
  expect(profile.data).toMatchObject({ balance: 0, isNewPeople: true, hasPaymentPassword: false });
  expect(await inviterOf(app, profile.data.id)).toBeNull();
});

test('the response of register has exactly the fields of the contract', async () => {
  const answer = await registered(app, 'lean@example.com');
  expect(Object.keys(answer)).toEqual(['token', 'memberId', 'isNewPeople', 'isDeletionCalledOff']);
});

test('register accepts the inviter’s id as a number or as a text', async () => {
  const host = await memberIdOf(app, (await registered(app, 'host@example.com')).token);
  for (const [email, inviterId] of [
    ['one@example.com', host],
    ['two@example.com', `00${host}`],
  ] as const) {
    const guest = await memberIdOf(app, (await registered(app, email, { inviterId })).token);
    expect(await inviterOf(app, guest)).toBe(host);
  }
});

test('register ignores an unknown inviter', async () => {
  for (const [email, inviterId] of [
    ['x1@example.com', 999_999_999],
    ['x2@example.com', "1' OR 1=1"],
  ] as const) {
    const guest = await memberIdOf(app, (await registered(app, email, { inviterId })).token);
    expect(await inviterOf(app, guest)).toBeNull();
  }
});
