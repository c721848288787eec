import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { offerSignIns } from '../../../app/testing/offer-sign-ins.ts';
import { type FakeResponses, openScreen, refuse } from '../../../app/testing/open-screen.tsx';
import { mei } from '../../../app/testing/sample-member.ts';
import type { Profile } from '../../../data/member.ts';
import type { ScreenParams } from '../../../platform/navigation/navigation.ts';
import { isSignedIn } from '../../../platform/session/session.ts';
import { useSite } from '../../../platform/site/site-variant.ts';
import { useSentCodes } from '../../../terms/member/codes/sent-codes.ts';
import { type ProviderVisit, storeVisit } from '../../../terms/member/providers/provider-visit.ts';

const signedIn = { token: 'token-of-google', memberId: 5, isNewPeople: true, isDeletionCalledOff: false };
const visit: ProviderVisit = { provider: 'google', purpose: 'sign_in', verifier: 'secret', isInvited: false };

beforeEach(() => {
  useSentCodes.setState({ nextAt: {}, letters: [] });
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const openReturn = (params: ScreenParams, answers: FakeResponses = {}, more: { isSignedIn?: boolean } = {}) =>
  openScreen('pages/internal/login/provider/provider', {
    isSignedIn: false,
    params,
    answers: { '/rest/member/provider/signIn': signedIn, '/rest/member/provider/start': started, ...answers },
    ...more,
  });
const started = { url: 'https://accounts.example/o/oauth2?state=x', verifier: 'secret-2' };
const inputsOf = ({ asked }: Awaited<ReturnType<typeof openReturn>>, path: string) =>
  asked.filter((each) => each.path === path).map(({ input }) => input);

describe('return from Google or Apple (rule member-52)', () => {
  it('after the return from Google or Apple, the ticket and this browser’s stored secret sign the guest in', async () => {
    storeVisit(visit);
    const opened = await openReturn({ ticket: 't1' });
    await waitFor(() => expect(isSignedIn()).toBe(true));
    expect(inputsOf(opened, '/rest/member/provider/signIn')).toMatchObject([{ ticket: 't1', verifier: 'secret' }]);
    expect(sessionStorage.getItem('provider-visit')).toBeNull();
  });

  it('a sign-in ticket is not sent if this browser did not start the sign-in', async () => {
    const opened = await openReturn({ ticket: 't1' });
    expect(opened.text()).toContain('Sign-in didn’t work');
    expect(inputsOf(opened, '/rest/member/provider/signIn')).toEqual([]);
    await opened.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(opened.navigator.entry().path).toBe('pages/internal/login/choose/choose');
  });

  it.each([
    ['denied', 'You went back before the sign-in was complete.'],
    ['expired', 'This took too long, or the link was already used.'],
    ['failed', 'We couldn’t check the sign-in.'],
  ])('a provider sign-in with the outcome %s shows the reason and a retry button', async (outcome, words) => {
    storeVisit(visit);
    const { text, user } = await openReturn({ outcome });
    expect(text()).toContain(words);
    await user.click(screen.getByRole('button', { name: 'Try again with Google' }));
    await waitFor(() => expect(window.location.assign).toHaveBeenCalledWith(started.url));
  });

  it('if an operator has blocked the guest, the screen shows the server’s text with the next step (rule member-56)', async () => {
    storeVisit(visit);
    const { text } = await openReturn({ ticket: 't1' }, { '/rest/member/provider/signIn': refuse('member_blocked') });
    await expect.poll(text).toContain('member_blocked');
    expect(text()).not.toContain('We couldn’t check the sign-in.');
  });

  it('if the first sign-in with a provider needs a mailed code, the guest requests it, and the last digit signs in', async () => {
    storeVisit(visit);
    let hasCode = false;
    const opened = await openReturn(
      { ticket: 't1' },
      {
        '/rest/member/sendCode': { resendAfterSeconds: 60 },
        '/rest/member/provider/signIn': (input: { code?: string | undefined }) => {
          hasCode = input.code !== undefined;
          return hasCode ? signedIn : refuse('email_code_needed', { email: 'omar@example.com' });
        },
      },
    );
    await opened.user.click(await screen.findByRole('button', { name: 'Send code' }));
    expect(opened.text()).toContain('omar@example.com');
    await opened.user.type(await screen.findByLabelText('6-digit code'), '123456');
    await waitFor(() => expect(isSignedIn()).toBe(true));
    expect(inputsOf(opened, '/rest/member/sendCode')).toMatchObject([
      { email: 'omar@example.com', purpose: 'sign_in' },
    ]);
    expect(inputsOf(opened, '/rest/member/provider/signIn').at(-1)).toMatchObject({ ticket: 't1', code: '123456' });
  });

  it('after a wrong mailed code, the guest sees the reason and can enter another code', async () => {
    storeVisit(visit);
    const { user } = await openReturn(
      { ticket: 't1' },
      {
        '/rest/member/sendCode': { resendAfterSeconds: 60 },
        '/rest/member/provider/signIn': ({ code }: { code?: string | undefined }) => {
          if (code === undefined) return refuse('email_code_needed', { email: 'omar@example.com' });
          return code === '123456' ? signedIn : refuse('code_wrong');
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    const field = await screen.findByLabelText<HTMLInputElement>('6-digit code');
    await user.type(field, '111111');
    await screen.findByText(/code_wrong/);
    expect(field.value).toBe('');
    await user.type(field, '123456');
    await waitFor(() => expect(isSignedIn()).toBe(true));
  });

  it.each([
    ['a used ticket', 'provider_ticket_missing', 'This took too long, or the link was already used.'],
    ['an error of the server', 'server_busy', 'We couldn’t check the sign-in.'],
  ] as const)('after the return from Google or Apple, the screen shows the reason for %s', async (_, reason, words) => {
    storeVisit(visit);
    const { text } = await openReturn({ ticket: 't1' }, { '/rest/member/provider/signIn': () => refuse(reason) });
    await waitFor(() => expect(text()).toContain(words));
  });
});

describe('return of a member who connects an account (rule member-54)', () => {
  const link = async (answer: unknown) => {
    storeVisit({ ...visit, purpose: 'link' });
    const opened = await openReturn(
      { ticket: 't1' },
      { '/rest/member/provider/link': answer as true },
      { isSignedIn: true },
    );
    await waitFor(() => expect(opened.navigator.entry().path).toBe('pages/mine/security/index/index'));
    expect(inputsOf(opened, '/rest/member/provider/link')).toMatchObject([{ ticket: 't1', verifier: 'secret' }]);
    expect(inputsOf(opened, '/rest/member/provider/signIn')).toEqual([]);
    expect(sessionStorage.getItem('provider-visit')).toBeNull();
    return opened;
  };

  it('the ticket of a sign-in provider connects the provider to the member’s account, and the account screen opens', async () => {
    const { text } = await link(true);
    expect(text()).toContain('Google connected.');
  });

  it('the account screen opens with an error if the Google or Apple account to connect belongs to another member', async () => {
    const { text } = await link(() => refuse('provider_account_taken'));
    await waitFor(() => expect(text()).toContain('provider_account_taken'));
  });
});

describe('buttons of Google and Apple', () => {
  const openChoice = () =>
    openScreen('pages/internal/login/choose/choose', {
      isSignedIn: false,
      answers: { '/rest/member/provider/start': started },
    });

  it('if the server has no keys of Google and Apple, the sign-in screen shows no buttons for them', async () => {
    await openChoice();
    expect(screen.queryByRole('button', { name: /Continue with (Google|Apple)/ })).toBeNull();
  });

  it.each([
    ['only Apple in China’s network', 'china', '', ['Continue with Apple']],
    ['both in other networks', 'global', '', ['Continue with Google', 'Continue with Apple']],
    ['none inside WeChat', 'global', 'MicroMessenger/8.0', []],
    ['none inside Alipay', 'global', 'AlipayClient/10.5', []],
  ] as const)(
    'if the server has keys of Google and Apple, the sign-in screen offers %s',
    async (_, site, browser, names) => {
      if (browser !== '') vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(browser);
      useSite.setState({ site });
      onTestFinished(() => useSite.setState({ site: 'global' }));
      offerSignIns('google', 'apple');
      await openChoice();
      const buttons = screen.queryAllByRole('button', { name: /Continue with (Google|Apple)/ });
      expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
    },
  );

  it('the button of a sign-in provider opens the provider’s page and stores the secret of this browser', async () => {
    offerSignIns('google', 'apple');
    const { user, asked } = await openChoice();
    await user.click(screen.getByRole('button', { name: 'Continue with Apple' }));
    await waitFor(() => expect(window.location.assign).toHaveBeenCalledWith(started.url));
    expect(asked.find(({ path }) => path === '/rest/member/provider/start')?.input).toMatchObject({
      provider: 'apple',
    });
    expect(sessionStorage.getItem('provider-visit')).toContain('secret-2');
  });
});

describe('button of WeChat', () => {
  const openInWeChat = (path: 'choose/choose' | 'authorization/authorization') => {
    vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0');
    return openScreen(`pages/internal/login/${path}`, { isSignedIn: false, answers: {} });
  };
  const weChatButton = () => screen.queryByRole('button', { name: /with WeChat/ });

  it('inside WeChat, the sign-in screen offers the sign-in with WeChat if the server has WeChat keys', async () => {
    offerSignIns('wechat');
    const { user, navigator } = await openInWeChat('choose/choose');
    await user.click(weChatButton() ?? expect.fail('no button'));
    expect(navigator.entry().path).toBe('pages/internal/login/authorization/authorization');
  });

  it.each(['choose/choose', 'authorization/authorization'] as const)(
    'inside WeChat, if the server has no WeChat keys, the screen %s offers only other ways to sign in',
    async (path) => {
      offerSignIns('google');
      await openInWeChat(path);
      expect(weChatButton()).toBeNull();
      expect(screen.getByRole('button', { name: 'Continue with email' })).toBeTruthy();
    },
  );
});

describe('linked accounts in the account screen (rule member-54)', () => {
  const linked = { provider: 'google', key: 'k1', email: 'mei@gmail.com', linkedAt: '2026-11-20T04:00:00Z' } as const;
  const openSecurity = (answers: FakeResponses, profile: Partial<Profile> = {}) =>
    openScreen('pages/mine/security/index/index', {
      answers: {
        '/rest/member/getLoginMemberInfo': { ...mei, ...profile },
        '/rest/member/session/list': [],
        '/rest/member/provider/start': started,
        ...answers,
      },
    });

  it('a connected sign-in provider can be disconnected after a confirmation', async () => {
    const { user, asked } = await openSecurity({
      '/rest/member/provider/list': [{ ...linked, isOnlyWayIn: false }],
      '/rest/member/provider/unlink': true,
    });
    await user.click(await screen.findByRole('button', { name: /Google.*mei@gmail\.com/ }));
    await user.click(screen.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path === '/rest/member/provider/unlink')?.input).toMatchObject({ key: 'k1' }),
    );
  });

  it('a sign-in provider cannot be disconnected if it is the only way to sign in', async () => {
    await openSecurity({ '/rest/member/provider/list': [{ ...linked, isOnlyWayIn: true }] });
    await screen.findByText('Your only way to sign in, so it can’t be disconnected');
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
  });

  it('a member who has just signed in can connect a sign-in provider', async () => {
    offerSignIns('google');
    const { user } = await openSecurity({ '/rest/member/provider/list': [] });
    await user.click(await screen.findByRole('button', { name: /Google.*Connect/ }));
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(window.location.assign).toHaveBeenCalledWith(started.url));
    expect(sessionStorage.getItem('provider-visit')).toContain('"link"');
  });

  it('a member who has not connected WeChat gets no advice to sign in again with WeChat, even inside WeChat', async () => {
    vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0');
    offerSignIns('wechat');
    const { user } = await openSecurity({ '/rest/member/provider/list': [] }, { isSignInFresh: false });
    await user.click(await screen.findByRole('button', { name: /WeChat.*Connect/ }));
    expect(screen.getByText(/sign in again first/)).toBeTruthy();
    expect(screen.queryByText(/sign in with WeChat again/)).toBeNull();
  });

  it('a member whose sign-in is old must sign in again before connecting a sign-in provider, also outside WeChat', async () => {
    offerSignIns('google');
    const { user } = await openSecurity({ '/rest/member/provider/list': [] }, { isSignInFresh: false });
    await user.click(await screen.findByRole('button', { name: /Google.*Connect/ }));
    expect(screen.getByText(/sign in again first/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  });
});

describe('invitation of a visitor (rule affiliate-15)', () => {
  it('a visitor who opens an invitation can first look around, and the device stores the inviter’s id for a later sign-in', async () => {
    const choice = await openScreen('pages/internal/login/choose/choose', {
      isSignedIn: false,
      params: { inviterId: '7' },
      answers: {},
    });
    await choice.user.click(screen.getByRole('button', { name: 'Look around first' }));
    expect(choice.navigator.entry().path).toBe('pages/index/index');
    expect(localStorage.getItem('security.inviter')).toBe('7');
  });

  it('a sign-in with Google or Apple sends the stored id of the inviter', async () => {
    localStorage.setItem('security.inviter', '7');
    storeVisit(visit);
    const opened = await openReturn({ ticket: 't1' });
    await waitFor(() => expect(isSignedIn()).toBe(true));
    expect(inputsOf(opened, '/rest/member/provider/signIn')).toMatchObject([{ inviterId: '7' }]);
  });
});
