import { freshSignInMinutes } from '@chifan/domain/member';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestAppWithCards, type TestAppWithCards } from '../../../testing/index.ts';
import {
  aiko,
  jonasAtApple,
  kim,
  lena,
  miaAtApple,
  nora,
  omar,
  visitProvider,
} from '../../../testing/provider-guest.ts';
import {
  callFromAfar,
  emailsTo,
  inviterOf,
  mailedCode,
  memberIdOf,
  minutes,
  otherThan,
  registered,
} from '../member-in-tests.ts';

let test: TestAppWithCards;
beforeAll(async () => {
  test = await openTestAppWithCards();
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql`DELETE FROM member_identity`.execute(test.app.database.read);
  await sql`UPDATE member SET email = id || '@past.example.com'`.execute(test.app.database.read);
});

const reasonOf = (answer: { data: unknown }) => (answer.data as { reason?: string }).reason;

async function signIn(provider: 'google' | 'apple', person: string, more: { inviterId?: number } = {}) {
  const { ticket, verifier } = await visitProvider(test, provider, person);
  return callFromAfar(test, 'signInByProvider', { ticket, verifier, ...more });
}

describe('first sign-in with the e-mail address of an account (rule member-53)', () => {
  it('the first Google sign-in links an account without a password that has the same e-mail address, and mails its owner', async () => {
    const email = 'nora.lindqvist@gmail.com';
    const code = await mailedCode(test, email, 'sign_in');
    const { memberId } = (await callFromAfar(test, 'signInByCode', { email, code })).data;
    expect((await signIn('google', nora)).data.memberId).toBe(memberId);
    await test.drain();
    expect(emailsTo(test, email).at(-1)?.subject).toContain('Google');
  });

  it('the first Google sign-in needs a mailed code to link an account that has a password', async () => {
    const email = 'nora.lindqvist@gmail.com';
    const { memberId } = await registered(test, email);
    const { ticket, verifier } = await visitProvider(test, 'google', nora);
    const answer = await callFromAfar(test, 'signInByProvider', { ticket, verifier });
    expect(answer.data).toMatchObject({ reason: 'email_code_needed', details: { email } });
    const code = await mailedCode(test, email, 'sign_in');
    const wrong = await callFromAfar(test, 'signInByProvider', { ticket, verifier, code: otherThan(code) });
    expect(reasonOf(wrong)).toBe('code_wrong');
    expect((await callFromAfar(test, 'signInByProvider', { ticket, verifier, code })).data.memberId).toBe(memberId);
    expect((await signIn('google', nora)).data.memberId).toBe(memberId);
  });

  it.each([
    ['google', omar, 'omar@example.com'],
    ['apple', miaAtApple, 'mia.weber@example.com'],
  ] as const)(
    'a new %s sign-in needs a mailed code if another company hosts the e-mail address, even without an existing account',
    async (provider, person, email) => {
      const { ticket, verifier } = await visitProvider(test, provider, person);
      expect(reasonOf(await callFromAfar(test, 'signInByProvider', { ticket, verifier }))).toBe('email_code_needed');
      const code = await mailedCode(test, email, 'sign_in');
      const { token } = (await callFromAfar(test, 'signInByProvider', { ticket, verifier, code })).data;
      expect((await test.call('getLoginMemberInfo', {}, { token })).data.email).toBe(email);
    },
  );

  it('an Apple sign-in with the e-mail address of an existing account needs a mailed code, because the address may have a new owner', async () => {
    const email = 'mia.weber@example.com';
    const code = await mailedCode(test, email, 'sign_in');
    await callFromAfar(test, 'signInByCode', { email, code });
    expect(reasonOf(await signIn('apple', miaAtApple))).toBe('email_code_needed');
  });

  it('a Google sign-in with an e-mail address that Google hosts for an organisation needs no mailed code', async () => {
    expect((await signIn('google', lena)).success).toBe(true);
  });

  it('a Google sign-in ignores an unverified e-mail address and does not sign in to the account with that address', async () => {
    const { memberId } = await registered(test, 'kim@example.org');
    const { data } = await signIn('google', kim);
    expect(data.memberId).not.toBe(memberId);
    expect((await test.call('getLoginMemberInfo', {}, { token: data.token })).data.email).toBeNull();
  });

  it('a member who is created by a Google sign-in gets the inviter of the invitation link', async () => {
    const inviter = await memberIdOf(test, (await registered(test, 'inviter@example.com')).token);
    const { memberId } = (await signIn('google', nora, { inviterId: inviter })).data;
    expect(await inviterOf(test, memberId)).toBe(inviter);
  });
});

describe('linked accounts in the account screen (rule member-54)', () => {
  const linkedOf = async (token: string) => (await test.call('listLinkedSignIns', {}, { token })).data;

  it('a member links an Apple account within 15 minutes after a sign-in, and can then sign in with Apple', async () => {
    const { token, memberId } = await registered(test, 'linker@example.com');
    const { ticket, verifier } = await visitProvider(test, 'apple', jonasAtApple);
    expect((await test.call('linkSignIn', { ticket, verifier }, { token })).success).toBe(true);
    expect(await linkedOf(token)).toMatchObject([
      { provider: 'apple', email: 'jonas.berg@icloud.com', isOnlyWayIn: false },
    ]);
    expect((await signIn('apple', jonasAtApple)).data.memberId).toBe(memberId);
  });

  it('a member who signed in more than 15 minutes ago cannot link a Google account', async () => {
    const { token } = await registered(test, 'late@example.com');
    test.clock.advance(minutes(freshSignInMinutes + 1));
    const { ticket, verifier } = await visitProvider(test, 'google', nora);
    const answer = await test.call('linkSignIn', { ticket, verifier }, { token });
    expect(reasonOf(answer)).toBe('sign_in_too_old');
    expect(answer.message).not.toContain('WeChat');
  });

  it('a Google account that is linked to one member cannot be linked to another member', async () => {
    await signIn('google', nora);
    const { token } = await registered(test, 'second@example.com');
    const { ticket, verifier } = await visitProvider(test, 'google', nora);
    expect(reasonOf(await test.call('linkSignIn', { ticket, verifier }, { token }))).toBe('provider_account_taken');
  });

  it('a member with a usable e-mail address can unlink the member’s only Google account', async () => {
    const { token } = (await signIn('google', nora)).data;
    const keys = (await linkedOf(token)).map((linked) => linked.key);
    const key = keys[0] ?? expect.fail('no linked account');
    expect((await test.call('unlinkSignIn', { key }, { token })).success).toBe(true);
    expect(await linkedOf(token)).toEqual([]);
  });

  it.each([
    ['without an e-mail address', 'google', kim],
    ['with only an Apple relay address as e-mail address', 'apple', aiko],
  ] as const)('a member %s cannot unlink the member’s only Google or Apple account', async (_, provider, person) => {
    const { token } = (await signIn(provider, person)).data;
    const [linked = expect.fail('no linked account')] = await linkedOf(token);
    const { key, isOnlyWayIn } = linked;
    expect(isOnlyWayIn).toBe(true);
    expect(reasonOf(await test.call('unlinkSignIn', { key }, { token }))).toBe('provider_only_way_in');
  });

  it('if a member unlinks the last two Google and Apple accounts concurrently, one call is refused', async () => {
    const { token } = (await signIn('google', kim)).data;
    const { ticket, verifier } = await visitProvider(test, 'apple', aiko);
    await test.call('linkSignIn', { ticket, verifier }, { token });
    const keys = (await linkedOf(token)).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    const answers = await Promise.all(keys.map((key) => test.call('unlinkSignIn', { key }, { token })));
    expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true]);
  });

  it('a member with a linked Google account and no e-mail address can unbind WeChat', async () => {
    const { token, memberId } = (await signIn('google', kim)).data;
    await sql`UPDATE member SET wechat_open_id = ${`open-${memberId}`}, email = NULL WHERE id = ${memberId}`.execute(
      test.app.database.read,
    );
    expect((await test.call('getLoginMemberInfo', {}, { token })).data.weChat).toBe('bound');
    expect((await test.call('unbindWeChat', {}, { token })).success).toBe(true);
  });
});
