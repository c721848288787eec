import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomToken, sha256 } from '../../../platform/tokens.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { inviterOf, memberIdOf, minutes, registered } from '../member-in-tests.ts';
import { hashOfVerifier } from './authorization-state.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const verifier = 'what the browser keeps';

async function ticketFor(openId: string): Promise<string> {
  const ticket = randomToken();
  const ends = new Date(app.clock.now().getTime() + minutes(5));
  await sql`INSERT INTO wechat_ticket (ticket_hash, open_id, purpose, verifier_hash, expires_at)
    VALUES (${sha256(ticket)}, ${openId}, 'sign_in', ${hashOfVerifier(verifier)}, ${ends})`.execute(
    app.app.database.read,
  );
  return ticket;
}

const refusedReason = async (input: { openId: string; ticket?: string; verifier?: string }) =>
  (await app.call('weChatLogin', input)).data as unknown as { reason: string };

test('weChatLogin rejects an openId without a ticket that the server issued', async () => {
  expect(await refusedReason({ openId: 'wx-anyone' })).toEqual({ reason: 'wechat_ticket_missing' });
  expect(await refusedReason({ openId: 'wx-anyone', ticket: 'made-up' })).toEqual({ reason: 'wechat_ticket_missing' });
});

test('a WeChat ticket works once, only for one openId and for less than five minutes', async () => {
  const ticket = await ticketFor('wx-mei');
  expect(await refusedReason({ openId: 'wx-other', ticket, verifier })).toEqual({ reason: 'wechat_ticket_missing' });
  expect((await app.call('weChatLogin', { openId: 'wx-mei', ticket, verifier })).success).toBe(true);
  expect(await refusedReason({ openId: 'wx-mei', ticket, verifier })).toEqual({ reason: 'wechat_ticket_missing' });
  const late = await ticketFor('wx-mei');
  app.clock.advance(minutes(5));
  expect(await refusedReason({ openId: 'wx-mei', ticket: late, verifier })).toEqual({
    reason: 'wechat_ticket_missing',
  });
});

test('the first WeChat sign-in creates a member, and later sign-ins return the same member', async () => {
  const openId = 'wx-li';
  const tickets = [await ticketFor(openId), await ticketFor(openId), await ticketFor(openId)];
  const first = await Promise.all(
    tickets
      .slice(0, 2)
      .map((ticket) => app.call('weChatLogin', { openId, ticket, verifier, username: '小李', sex: 2 })),
  );
  const next = await app.call('weChatLogin', { openId, ticket: tickets[2] ?? '', verifier });
  const ids = await Promise.all([...first, next].map((answer) => memberIdOf(app, answer.data.token)));
  expect(new Set(ids).size).toBe(1);
});

test('weChatLogin ignores invalid profile data from the client', async () => {
  const openId = 'wx-odd';
  const input = {
    openId,
    ticket: await ticketFor(openId),
    verifier,
    headImg: 'javascript:alert(1)',
    mobile: '12',
    username: '  ',
  };
  const { token } = (await app.call('weChatLogin', input)).data;
  expect((await app.call('getLoginMemberInfo', {}, { token })).data).toMatchObject({
    username: 'WeChat',
    headImg: null,
    mobile: null,
  });
});

test('weChatLogin ignores an inviter whom the member invited directly or through others', async () => {
  const signIn = async (openId: string, inviterId?: number) => {
    const input = {
      openId,
      ticket: await ticketFor(openId),
      verifier,
      ...(inviterId === undefined ? {} : { inviterId }),
    };
    return memberIdOf(app, (await app.call('weChatLogin', input)).data.token);
  };
  const a = await signIn('wx-a');
  const b = await memberIdOf(app, (await registered(app, 'b@example.com', { inviterId: a })).token);
  const c = await memberIdOf(app, (await registered(app, 'c@example.com', { inviterId: b })).token);
  for (const inviter of [a, b, c]) await signIn('wx-a', inviter);
  expect([await inviterOf(app, a), await inviterOf(app, b), await inviterOf(app, c)]).toEqual([null, a, b]);
});

test('a later WeChat sign-in with another invitation does not change the member’s inviter', async () => {
  const signIn = async (openId: string, inviterId?: number) =>
    memberIdOf(
      app,
      (
        await app.call('weChatLogin', {
          openId,
          ticket: await ticketFor(openId),
          verifier,
          ...(inviterId === undefined ? {} : { inviterId }),
        })
      ).data.token,
    );
  const [one, two] = [await signIn('wx-one'), await signIn('wx-two')];
  const guest = await signIn('wx-guest', one);
  await signIn('wx-guest', two);
  expect(await inviterOf(app, guest)).toBe(one);
});
