import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/index.ts';
import {
  callFromAfar,
  emailsTo,
  inviterOf,
  mailedCode,
  memberIdOf,
  otherThan,
  registered,
} from '../member-in-tests.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});

afterAll(() => app.close());

async function signIn(email: string, more: { inviterId?: number } = {}) {
  const code = await mailedCode(app, email, 'sign_in');
  return callFromAfar(app, 'signInByCode', { email, code, ...more });
}

test('a sign-in with a mailed code for an unknown e-mail address creates an account without a password', async () => {
  const answer = await signIn('first@example.com');
  expect(answer).toMatchObject({ success: true, data: { isNewPeople: true, isDeletionCalledOff: false } });
  const { token } = answer.data;
  expect((await app.call('getLoginMemberInfo', {}, { token })).data).toMatchObject({
    email: 'first@example.com',
    username: 'first',
    hasPassword: false,
  });
});

test('a sign-in with a mailed code for a registered e-mail address signs in to the existing account', async () => {
  const { token } = await registered(app, 'member@example.com');
  const memberId = await memberIdOf(app, token);
  expect((await signIn('member@example.com')).data).toMatchObject({ memberId });
});

test('the mail with a sign-in code is the same for a registered address and an unknown address', async () => {
  await registered(app, 'same-known@example.com');
  const withoutCode = async (email: string) => {
    const code = await mailedCode(app, email, 'sign_in');
    const mail = emailsTo(app, email).at(-1);
    return { subject: mail?.subject.replace(code, ''), text: mail?.text.replace(code, '') };
  };
  expect(await withoutCode('same-known@example.com')).toEqual(await withoutCode('same-unknown@example.com'));
});

test('a wrong sign-in code gets the same response for a registered address and an unknown address', async () => {
  await registered(app, 'wrong-known@example.com');
  const wrong = async (email: string) => {
    const code = await mailedCode(app, email, 'sign_in');
    const { status, data } = await callFromAfar(app, 'signInByCode', { email, code: otherThan(code) });
    return { status, data };
  };
  const known = await wrong('wrong-known@example.com');
  expect(known).toMatchObject({ data: { reason: 'code_wrong' } });
  expect(known).toEqual(await wrong('wrong-unknown@example.com'));
});

test('a sign-in code works once, and a code for another purpose does not sign in', async () => {
  const email = 'once-only@example.com';
  const code = await mailedCode(app, email, 'sign_in');
  expect((await callFromAfar(app, 'signInByCode', { email, code })).success).toBe(true);
  expect(await callFromAfar(app, 'signInByCode', { email, code })).toMatchObject({ data: { reason: 'code_wrong' } });
  const forPassword = await mailedCode(app, email, 'forget');
  expect(await callFromAfar(app, 'signInByCode', { email, code: forPassword })).toMatchObject({
    data: { reason: 'code_wrong' },
  });
});

test('a sign-in code stops working after five wrong tries by the device that requested the code', async () => {
  const email = 'guessed@example.com';
  const from = { ip: '198.51.100.40', device: 'device-of-the-guesser' };
  app.clock.advance(60_000);
  await callFromAfar(app, 'sendCode', { email, purpose: 'sign_in' }, from);
  await app.drain();
  const code =
    emailsTo(app, email)
      .at(-1)
      ?.text.match(/\b\d{6}\b/)?.[0] ?? '';
  const tried = (given: string) => callFromAfar(app, 'signInByCode', { email, code: given }, from);
  for (let round = 0; round < 5; round += 1)
    expect((await tried(otherThan(code))).data).toMatchObject({ reason: 'code_wrong' });
  expect((await tried(code)).data).toMatchObject({ reason: 'code_tries_exceeded' });
});

test('an invitation link sets the inviter of a new account but not of an existing account', async () => {
  const inviter = await memberIdOf(app, (await registered(app, 'inviter@example.com')).token);
  const invited = (await signIn('invited@example.com', { inviterId: inviter })).data;
  expect(await inviterOf(app, invited.memberId)).toBe(inviter);
  await registered(app, 'earlier@example.com');
  const earlier = (await signIn('earlier@example.com', { inviterId: inviter })).data;
  expect(await inviterOf(app, earlier.memberId)).toBeNull();
});
