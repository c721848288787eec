import { providerTicketMinutes, providerVisitMinutes } from '@chifan/domain/member';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { scheduleHousekeeping } from '../../../platform/housekeeping.job.ts';
import { newStaff, openTestAppWithCards, type TestAppWithCards } from '../../../testing/index.ts';
import { aiko, answerProvider, followReturn, nora, visitProvider } from '../../../testing/provider-guest.ts';
import { minutes } from '../member-in-tests.ts';

let test: TestAppWithCards;
beforeAll(async () => {
  test = await openTestAppWithCards();
});
afterAll(() => test.close());
const noFaults = { wrongNonce: 0, forgedSignature: 0, expiredToken: 0, error500: 0 };
afterEach(() => test.atSandbox('google/faults', noFaults));

const start = async (provider: 'google' | 'apple' = 'google') =>
  (await test.call('startProviderVisit', { provider })).data;
const outcomeOf = async (answer: Parameters<typeof followReturn>[1]) =>
  (await followReturn(test, answer)).get('outcome');
const reasonOf = (answer: { data: unknown }) => (answer.data as { reason?: string }).reason;

describe('visit to a sign-in provider (rule member-52)', () => {
  it('the authorization URL of Google has a state, a nonce and a PKCE challenge that differ for each sign-in', async () => {
    const [one, other] = [await start(), await start()].map(({ url }) => new URL(url, test.url).searchParams);
    expect(Object.fromEntries(one ?? [])).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: expect.stringMatching(/\/rest\/member\/provider\/callback\/google$/),
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one?.get(name)).toMatch(/^[\w-]{32,}$/);
      expect(one?.get(name)).not.toBe(other?.get(name));
    }
  });

  it.each([
    ['google', nora, 'nora.lindqvist@gmail.com', 'Nora Lindqvist'],
    ['apple', aiko, 'x7k2m9qf4d@privaterelay.appleid.com', 'Aiko Tanaka'],
  ] as const)('the first sign-in with %s creates a member', async (provider, person, email, name) => {
    const { ticket, verifier } = await visitProvider(test, provider, person);
    const { data } = await test.call('signInByProvider', { ticket, verifier });
    expect(data).toMatchObject({ isNewPeople: true });
    const profile = await test.call('getLoginMemberInfo', {}, { token: data.token });
    expect(profile.data).toMatchObject({ email, username: name, hasPassword: false });
  });

  it('a second Google sign-in of the same person signs in to the same member', async () => {
    const signIn = async () => {
      const { ticket, verifier } = await visitProvider(test, 'google', nora);
      return (await test.call('signInByProvider', { ticket, verifier })).data.memberId;
    };
    expect(await signIn()).toBe(await signIn());
  });

  it('a ticket for a Google sign-in works once, and only in the browser that started the sign-in', async () => {
    const { ticket, verifier } = await visitProvider(test, 'google', nora);
    const stranger = await start();
    expect(reasonOf(await test.call('signInByProvider', { ticket, verifier: stranger.verifier }))).toBe(
      'provider_ticket_missing',
    );
    expect((await test.call('signInByProvider', { ticket, verifier })).success).toBe(true);
    expect(reasonOf(await test.call('signInByProvider', { ticket, verifier }))).toBe('provider_ticket_missing');
  });

  it('only one of two concurrent signInByProvider calls with the same ticket succeeds', async () => {
    const { ticket, verifier } = await visitProvider(test, 'google', nora);
    const answers = await Promise.all([1, 2].map(() => test.call('signInByProvider', { ticket, verifier })));
    expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true]);
    expect(answers.filter(({ success }) => !success).map(reasonOf)).toEqual(['provider_ticket_missing']);
  });

  it('a blocked member cannot sign in with Google (rule member-56)', async () => {
    const signIn = async () => {
      const { ticket, verifier } = await visitProvider(test, 'google', nora);
      return test.call('signInByProvider', { ticket, verifier });
    };
    const { memberId } = (await signIn()).data;
    const operator = await newStaff(test, 'platform');
    await test.call('blockMember', { memberId, reason: 'fraud' }, operator);
    expect(reasonOf(await signIn())).toBe('member_blocked');
    await test.call('unblockMember', { memberId, reason: 'cleared' }, operator);
  });

  it('an unused ticket for a Google sign-in expires after ten minutes', async () => {
    const { ticket, verifier } = await visitProvider(test, 'google', nora);
    test.clock.advance(minutes(providerTicketMinutes));
    expect(reasonOf(await test.call('signInByProvider', { ticket, verifier }))).toBe('provider_ticket_missing');
  });
});

describe('answer of a sign-in provider that is refused', () => {
  const returned = async () => answerProvider(test, { ...(await start()), provider: 'google', person: nora });

  it('the OAuth callback rejects an unknown state', async () => {
    const answer = await returned();
    const fields = { ...answer.fields, state: 'state-of-another-browser-with-enough-letters' };
    expect(await outcomeOf({ ...answer, fields })).toBe('expired');
  });

  it('the OAuth callback of Apple rejects a state that was issued for Google', async () => {
    const answer = await returned();
    expect(await outcomeOf({ ...answer, path: answer.path.replace('google', 'apple'), method: 'POST' })).toBe(
      'expired',
    );
  });

  it('the OAuth callback rejects a replayed response of Google', async () => {
    const answer = await returned();
    expect((await followReturn(test, answer)).get('ticket')).not.toBeNull();
    expect(await outcomeOf(answer)).toBe('expired');
  });

  it('the OAuth callback accepts a state only once, even with another valid authorization code', async () => {
    const visit = { ...(await start()), provider: 'google', person: nora } as const;
    const [first, second] = [await answerProvider(test, visit), await answerProvider(test, visit)];
    expect((await followReturn(test, first)).get('ticket')).not.toBeNull();
    expect(await outcomeOf(second)).toBe('expired');
  });

  it('the OAuth callback rejects an authorization code of another sign-in, because the PKCE challenge differs', async () => {
    const [stolen, own] = [await returned(), await returned()];
    const fields = { ...own.fields, code: stolen.fields['code'] ?? '' };
    expect(await outcomeOf({ ...own, fields })).toBe('expired');
  });

  it('the OAuth callback rejects a response of Google after 15 minutes', async () => {
    const answer = await returned();
    test.clock.advance(minutes(providerVisitMinutes));
    expect(await outcomeOf(answer)).toBe('expired');
  });

  it.each(['wrongNonce', 'forgedSignature', 'expiredToken'])(
    'the OAuth callback rejects an ID token with the fault %s',
    async (fault) => {
      await test.atSandbox('google/faults', { [fault]: 1 });
      expect(await outcomeOf(await returned())).toBe('failed');
    },
  );

  it.each(['google', 'apple'] as const)('a guest who cancels the %s sign-in gets no ticket', async (provider) => {
    const answer = await answerProvider(test, { ...(await start(provider)), provider, person: null });
    expect(await outcomeOf(answer)).toBe('denied');
  });
});

it('a server without Google credentials in its configuration refuses to start a Google sign-in', async () => {
  const other = await openTestAppWithCards({ signIn: { google: null, apple: null } });
  const answer = await other.call('startProviderVisit', { provider: 'google' });
  await other.close();
  expect(reasonOf(answer)).toBe('provider_not_supported_here');
});

it('the housekeeping job deletes provider_visit rows of sign-ins that expired more than a day ago', async () => {
  const count = async () =>
    (await sql<{ count: number }>`SELECT count(*)::int AS count FROM provider_visit`.execute(test.app.database.read))
      .rows[0]?.count;
  await start();
  expect(await count()).toBeGreaterThan(0);
  test.clock.advance(minutes(48 * 60));
  await scheduleHousekeeping(test.app.database.read, test.clock.now());
  await test.drain();
  expect(await count()).toBe(0);
});
