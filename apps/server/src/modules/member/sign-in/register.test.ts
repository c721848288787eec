import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import {
  callFromAfar,
  inviterOf,
  lettersTo,
  mailedCode,
  memberIdOf,
  password,
  registered,
} from '../member-in-tests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a guest registers with a mailed code and is signed in as new', async () => {
  const { token, memberId, isNewPeople } = await registered(app, 'mia@example.com');
  expect(isNewPeople).toBe(true);
  expect((await app.call('getLoginMemberInfo', {}, { token })).data).toEqual({
    id: memberId,
    username: 'mia',
    email: 'mia@example.com',
    headImg: null,
    mobile: null,
    isNewPeople: true,
    isRemindNewPeople: true,
    hasPaymentPassword: false,
    weChat: 'unbound',
    balance: 0,
  });
});

test('an address is registered once however it is spelled, and the answer does not say so', async () => {
  await registered(app, 'leo@example.com');
  const before = lettersTo(app, 'leo@example.com').length;
  await mailedCode(app, 'Leo@Example.com', 'register');
  expect(lettersTo(app, 'leo@example.com')).toHaveLength(before + 1);
  const answer = await callFromAfar(app, 'register', { email: ' LEO@example.com ', code: '123456', password });
  expect(answer.data).toMatchObject({ reason: 'code_wrong' });
});

test('a password has eight characters or more', async () => {
  const answer = await callFromAfar(app, 'register', {
    email: 'short@example.com',
    code: '123456',
    password: '1234567',
  });
  expect(answer).toMatchObject({ code: 400, data: { fields: { password: expect.any(String) } } });
});

test('fields that nobody asked for change nothing', async () => {
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
  const answer = await callFromAfar(app, 'register', { email, code, password, ...extra });
  const profile = await app.call('getLoginMemberInfo', {}, { token: answer.data.token });
  expect(profile.data).toMatchObject({ balance: 0, isNewPeople: true, hasPaymentPassword: false });
  expect(await inviterOf(app, profile.data.id)).toBeNull();
});

test('the answer holds what the contract names and no more', async () => {
  const answer = await registered(app, 'lean@example.com');
  expect(Object.keys(answer)).toEqual(['token', 'memberId', 'isNewPeople']);
});

test('who invites is kept when it is a member, sent as number or text', async () => {
  const host = await memberIdOf(app, (await registered(app, 'host@example.com')).token);
  for (const [email, inviterId] of [
    ['one@example.com', host],
    ['two@example.com', `00${host}`],
  ] as const) {
    const guest = await memberIdOf(app, (await registered(app, email, { inviterId })).token);
    expect(await inviterOf(app, guest)).toBe(host);
  }
});

test('an inviter who is nobody keeps nobody out', async () => {
  for (const [email, inviterId] of [
    ['x1@example.com', 999_999_999],
    ['x2@example.com', "1' OR 1=1"],
  ] as const) {
    const guest = await memberIdOf(app, (await registered(app, email, { inviterId })).token);
    expect(await inviterOf(app, guest)).toBeNull();
  }
});
