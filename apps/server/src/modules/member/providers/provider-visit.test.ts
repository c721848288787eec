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
  it('the address of the provider has a state, a nonce and a PKCE challenge, which are different for each visit', async () => {
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
  ] as const)('%s signs a new guest in, who becomes a member', async (provider, person, email, name) => {
    const { ticket, verifier } = await visitProvider(test, provider, person);
    const { data } = await test.call('signInByProvider', { ticket, verifier });
    expect(data).toMatchObject({ isNewPeople: true });
    const profile = await test.call('getLoginMemberInfo', {}, { token: data.token });
    expect(profile.data).toMatchObject({ email, username: name, hasPassword: false });
  });

  it('the next visit of a person signs in to the same member', async () => {
    const signIn = async () => {
      const { ticket, verifier } = await visitProvider(test, 'google', nora);
      return (await test.call('signInByProvider', { ticket, verifier })).data.memberId;
    };
    expect(await signIn()).toBe(await signIn());
  });

  it('a ticket works once, and only in the browser that started the visit', async () => {
    const { ticket, verifier } = await visitProvider(test, 'google', nora);
    const stranger = await start();
    expect(reasonOf(await test.call('signInByProvider', { ticket, verifier: stranger.verifier }))).toBe(
      'provider_ticket_missing',
    );
    expect((await test.call('signInByProvider', { ticket, verifier })).success).toBe(true);
    expect(reasonOf(await test.call('signInByProvider', { ticket, verifier }))).toBe('provider_ticket_missing');
  });

  it('a ticket that two calls present at the same time signs in once', async () => {
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

  it('an unused ticket expires', async () => {
    const { ticket, verifier } = await visitProvider(test, 'google', nora);
    test.clock.advance(minutes(providerTicketMinutes));
    expect(reasonOf(await test.call('signInByProvider', { ticket, verifier }))).toBe('provider_ticket_missing');
  });
});

describe('answer of a sign-in provider that is refused', () => {
  const returned = async () => answerProvider(test, { ...(await start()), provider: 'google', person: nora });

  it('an answer with another state is refused', async () => {
    const answer = await returned();
    const fields = { ...answer.fields, state: 'state-of-another-browser-with-enough-letters' };
    expect(await outcomeOf({ ...answer, fields })).toBe('expired');
  });

  it('a state of one provider is refused at the other', async () => {
    const answer = await returned();
    expect(await outcomeOf({ ...answer, path: answer.path.replace('google', 'apple'), method: 'POST' })).toBe(
      'expired',
    );
  });

  it('a replayed answer is refused', async () => {
    const answer = await returned();
    expect((await followReturn(test, answer)).get('ticket')).not.toBeNull();
    expect(await outcomeOf(answer)).toBe('expired');
  });

  it('a state is accepted once, even with another valid code', async () => {
    const visit = { ...(await start()), provider: 'google', person: nora } as const;
    const [first, second] = [await answerProvider(test, visit), await answerProvider(test, visit)];
    expect((await followReturn(test, first)).get('ticket')).not.toBeNull();
    expect(await outcomeOf(second)).toBe('expired');
  });

  it('a code of another visit is refused, because its PKCE challenge differs', async () => {
    const [stolen, own] = [await returned(), await returned()];
    const fields = { ...own.fields, code: stolen.fields['code'] ?? '' };
    expect(await outcomeOf({ ...own, fields })).toBe('expired');
  });

  it('an answer that comes too late is refused', async () => {
    const answer = await returned();
    test.clock.advance(minutes(providerVisitMinutes));
    expect(await outcomeOf(answer)).toBe('expired');
  });

  it.each(['wrongNonce', 'forgedSignature', 'expiredToken'])(
    'an ID token with the fault %s is refused',
    async (fault) => {
      await test.atSandbox('google/faults', { [fault]: 1 });
      expect(await outcomeOf(await returned())).toBe('failed');
    },
  );

  it.each(['google', 'apple'] as const)('a guest who went back at %s gets no ticket', async (provider) => {
    const answer = await answerProvider(test, { ...(await start(provider)), provider, person: null });
    expect(await outcomeOf(answer)).toBe('denied');
  });
});

it('a server without the keys of a provider refuses its visits', async () => {
  const other = await openTestAppWithCards({ signIn: { google: null, apple: null } });
  const answer = await other.call('startProviderVisit', { provider: 'google' });
  await other.close();
  expect(reasonOf(answer)).toBe('provider_not_supported_here');
});

it('visits are deleted a day after their end', async () => {
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
