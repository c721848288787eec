import { freshSignInMinutes } from '@chifan/domain/member';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newMember, openTestAppWithCards, type TestAppWithCards } from '../../../testing/index.ts';
import {
  amira,
  jonas,
  knownAtWeChat,
  locationOf,
  mei,
  onlyLooking,
  throughWeChat,
  toSandbox,
} from '../../../testing/we-chat-guest.ts';
import { password, registered } from '../member-in-tests.ts';

let test: TestAppWithCards;
beforeAll(async () => {
  test = await openTestAppWithCards();
});
afterAll(() => test.close());
beforeEach(() =>
  sql`UPDATE member SET wechat_open_id = NULL, wechat_payer_open_id = NULL`.execute(test.app.database.read),
);

const start = async (purpose: 'sign_in' | 'pay' | 'bind') => (await test.call('startWeChat', { purpose })).data;
const shown = (screen: URLSearchParams) => ({
  openId: screen.get('openId') ?? '',
  ticket: screen.get('ticket') ?? '',
});
const reasonOf = (answer: { data: unknown }) => (answer.data as { reason?: string }).reason;

describe('a guest’s WeChat authorization', () => {
  it('a WeChat ticket signs the guest in with the name from WeChat, not the name from the client', async () => {
    const { url, verifier } = await start('sign_in');
    const screen = await throughWeChat(test, url, mei);
    const { token } = (await test.call('weChatLogin', { ...shown(screen), verifier, username: 'Forger' })).data;
    expect((await test.call('getLoginMemberInfo', {}, { token })).data.username).toBe('Mei 美');
  });

  it('the URL of WeChat’s consent page has the parameters in WeChat’s sequence and a valid OAuth state', async () => {
    const asked = await locationOf(test, (await start('pay')).url);
    expect([...asked.searchParams.keys()]).toEqual(['appid', 'redirect_uri', 'response_type', 'scope', 'state']);
    expect(asked.searchParams.get('state')).toMatch(/^[A-Za-z0-9]{1,128}$/);
    expect(asked.hash).toBe('#wechat_redirect');
  });

  it('a WeChat ticket works only in the browser that started the authorization', async () => {
    const strangers = await start('sign_in');
    const victims = await start('sign_in');
    const screen = await throughWeChat(test, strangers.url, mei);
    const answer = await test.call('weChatLogin', { ...shown(screen), verifier: victims.verifier });
    expect(reasonOf(answer)).toBe('wechat_ticket_missing');
  });

  it('a WeChat ticket for paying does not sign the guest in', async () => {
    const { url, verifier } = await start('pay');
    const answer = await test.call('weChatLogin', { ...shown(await throughWeChat(test, url, mei)), verifier });
    expect(reasonOf(answer)).toBe('wechat_ticket_missing');
  });

  it('a guest who declines on WeChat’s consent page, only previews the page or returns too late gets no WeChat ticket', async () => {
    const outcome = async (guest: string | null) =>
      (await throughWeChat(test, (await start('sign_in')).url, guest)).get('outcome');
    expect(await outcome(null)).toBe('denied');
    expect(await outcome(onlyLooking)).toBe('preview');
    const { url } = await start('sign_in');
    test.clock.advance(16 * 60_000);
    expect((await locationOf(test, url)).hash).toContain('outcome=expired');
  });

  it('the WeChat callback rejects a forged state and a second use of a code', async () => {
    const { url } = await start('sign_in');
    const state = new URL(url, 'http://x').searchParams.get('state') ?? '';
    const { code } = await toSandbox(test, 'agree', { openId: mei, scope: 'snsapi_userinfo' });
    const back = async (to: string) =>
      (await locationOf(test, `/rest/member/weChat/callback?code=${String(code)}&state=${to}`)).hash;
    const changed = `${state.slice(0, -1)}${state.endsWith('0') ? '1' : '0'}`;
    expect(await back(changed)).toContain('outcome=expired');
    expect(await back(state)).toContain('ticket=');
    expect(await back(state)).toContain('outcome=expired');
  });
});

it('the WeChat callback has the same rate limit per IP network as startWeChat', async () => {
  const limited = await openTestAppWithCards({ rateLimitPerMinute: 20 });
  try {
    const { url } = (await limited.call('startWeChat', { purpose: 'sign_in' })).data;
    const state = new URL(url, 'http://x').searchParams.get('state') ?? '';
    const back = async (remoteAddress: string) => {
      const { code } = await toSandbox(limited, 'agree', { openId: mei, scope: 'snsapi_userinfo' });
      const path = `/rest/member/weChat/callback?code=${String(code)}&state=${state}`;
      const { headers } = await limited.app.http.inject({ url: path, remoteAddress });
      return String(headers['location']).includes('ticket=') ? 'ticket' : String(headers['location']).split('?')[1];
    };
    const [here, elsewhere] = ['203.0.113.1', '203.0.113.2'];
    expect([await back(here), await back(here), await back(here)]).toEqual(['ticket', 'ticket', 'outcome=failed']);
    expect(await back(elsewhere)).toBe('ticket');
  } finally {
    await limited.close();
  }
});

describe('a WeChat account', () => {
  const bind = async (token: string, guest: string) => {
    const { url, verifier } = await start('pay');
    return test.call('bindWeChat', { ...shown(await throughWeChat(test, url, guest)), verifier }, { token });
  };

  const signedInBy = async (guest: string) => {
    const { url, verifier } = await start('sign_in');
    return (await test.call('weChatLogin', { ...shown(await throughWeChat(test, url, guest)), verifier })).data
      .memberId;
  };
  const unbind = (token: string) => test.call('unbindWeChat', {}, { token });
  const bindingOf = async (token: string) => (await test.call('getLoginMemberInfo', {}, { token })).data.weChat;
  const topUpByWeChat = async (token: string) => {
    const { id } = (await test.call('startTopUp', { amount: 100_00 }, { token })).data;
    return test.call('startPayment', { purchaseId: id, method: 'wechat', environment: 'wechat' }, { token });
  };

  it('a WeChat account can be bound to only one member, who may bind it again', async () => {
    const [one, other, third] = [await newMember(test), await newMember(test), await newMember(test)];
    expect((await bind(third.token, mei)).data).toBe(true);
    expect((await bind(one.token, jonas)).data).toBe(true);
    expect((await bind(one.token, jonas)).data).toBe(true);
    expect(reasonOf(await bind(other.token, jonas))).toBe('wechat_account_taken');
    expect(reasonOf(await bind(one.token, mei))).toBe('wechat_account_taken');
  });

  it('after a member with e-mail and password unbinds WeChat, a WeChat payment needs a new authorization by WeChat', async () => {
    const { token } = await registered(test, 'unbinding@example.com');
    await bind(token, amira);
    expect(await bindingOf(token)).toBe('bound');
    expect((await unbind(token)).data).toBe(true);
    expect((await unbind(token)).data).toBe(true);
    expect(await bindingOf(token)).toBe('unbound');
    const asked = await topUpByWeChat(token);
    expect([asked.code, reasonOf(asked)]).toEqual([2, 'wechat_authorization_needed']);
    await bind(token, amira);
    expect((await topUpByWeChat(token)).success).toBe(true);
    await unbind(token);
  });

  it('a ticket for binding a WeChat account binds the account but does not sign in', async () => {
    const { token } = await registered(test, 'connects@example.com');
    const { url, verifier } = await start('bind');
    expect((await locationOf(test, url)).searchParams.get('scope')).toBe('snsapi_userinfo');
    const told = { ...shown(await throughWeChat(test, url, amira)), verifier };
    expect(reasonOf(await test.call('weChatLogin', told))).toBe('wechat_ticket_missing');
    expect((await test.call('bindWeChat', told, { token })).data).toBe(true);
    expect(await bindingOf(token)).toBe('bound');
  });

  it('another member may bind a WeChat account after it was unbound', async () => {
    const [one, other] = [await registered(test, 'one@example.com'), await registered(test, 'other@example.com')];
    await bind(one.token, amira);
    expect(reasonOf(await bind(other.token, amira))).toBe('wechat_account_taken');
    await unbind(one.token);
    expect((await bind(other.token, amira)).data).toBe(true);
    await unbind(other.token);
  });

  it('rejects unbinding a WeChat account that is the member’s only way to sign in', async () => {
    const { url, verifier } = await start('sign_in');
    const { token } = (await test.call('weChatLogin', { ...shown(await throughWeChat(test, url, mei)), verifier }))
      .data;
    expect(reasonOf(await unbind(token))).toBe('wechat_only_way_in');
    expect(await bindingOf(token)).toBe('only_way_in');
  });

  it('a member without a password can unbind WeChat, because mailed codes still allow a sign-in (rule member-54)', async () => {
    const member = await newMember(test);
    await knownAtWeChat(test, member, 'oSandbox_nobody');
    expect(await bindingOf(member.token)).toBe('bound');
    expect((await unbind(member.token)).data).toBe(true);
    expect(await bindingOf(member.token)).toBe('unbound');
  });

  it('a member with an Apple relay address and no other way to sign in cannot unbind WeChat (rule member-54)', async () => {
    const member = await newMember(test);
    await knownAtWeChat(test, member, 'oSandbox_relay');
    await sql`UPDATE member SET email = 'k1@privaterelay.appleid.com' WHERE id = ${member.id}`.execute(
      test.app.database.read,
    );
    expect(await bindingOf(member.token)).toBe('only_way_in');
    expect(reasonOf(await unbind(member.token))).toBe('wechat_only_way_in');
  });

  it('a WeChat account bound more than 15 minutes after the sign-in can pay but not sign in', async () => {
    const { token, memberId } = await registered(test, 'stolen@example.com');
    test.clock.advance(freshSignInMinutes * 60_000 + 1);
    expect((await bind(token, jonas)).data).toBe(true);
    expect((await topUpByWeChat(token)).success).toBe(true);
    expect(await bindingOf(token)).toBe('paying_only');
    expect(await signedInBy(jonas)).not.toBe(memberId);
    expect(await bindingOf(token)).toBe('paying_only');
  });

  it('a WeChat account that can only pay can sign in after the member signs in and binds it again', async () => {
    const { token, memberId } = await registered(test, 'later@example.com');
    test.clock.advance(freshSignInMinutes * 60_000 + 1);
    await bind(token, amira);
    const login = { email: 'later@example.com', password };
    const fresh = (await test.call('login', login)).data.token;
    expect((await bind(fresh, amira)).data).toBe(true);
    expect(await bindingOf(fresh)).toBe('bound');
    expect(await signedInBy(amira)).toBe(memberId);
    // Binding the account again long after a sign-in does not remove the permission to sign in.
    test.clock.advance(freshSignInMinutes * 60_000 + 1);
    expect((await bind(fresh, amira)).data).toBe(true);
    expect(await bindingOf(fresh)).toBe('bound');
  });

  it('a WeChat account that can only pay can be bound to only one member, who can unbind it', async () => {
    const [one, other] = [await registered(test, 'first@example.com'), await registered(test, 'second@example.com')];
    test.clock.advance(freshSignInMinutes * 60_000 + 1);
    await bind(one.token, amira);
    expect(reasonOf(await bind(other.token, amira))).toBe('wechat_account_taken');
    expect(reasonOf(await bind(one.token, mei))).toBe('wechat_account_taken');
    expect((await unbind(one.token)).data).toBe(true);
    expect(await bindingOf(one.token)).toBe('unbound');
    expect((await bind(other.token, amira)).data).toBe(true);
  });

  it('only one of forty concurrent bindings of a WeChat account succeeds', async () => {
    const members = await Promise.all(Array.from({ length: 40 }, () => newMember(test)));
    const answers = await Promise.all(members.map(({ token }) => bind(token, amira)));
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
  });
});
