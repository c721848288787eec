import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offerSignIns } from '../../../app/testing/offer-sign-ins.ts';
import { type FakeResponses, openScreen, refuse } from '../../../app/testing/open-screen.tsx';
import { mei } from '../../../app/testing/sample-member.ts';
import type { Profile } from '../../../data/member.ts';

const open = (changed: Partial<Profile> = {}, answers: FakeResponses = {}) =>
  openScreen('pages/mine/userinfo/userinfo', {
    answers: { '/rest/member/getLoginMemberInfo': { ...mei, ...changed }, ...answers },
  });

const labelled = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const press = (name: string | RegExp) => screen.getByRole('button', { name });

afterEach(() => vi.restoreAllMocks());

it('a member saves name, gender, phone number and real name', async () => {
  const { user, asked } = await open({}, { '/rest/member/profile/save': true });
  await user.clear(labelled('Username'));
  await user.type(labelled('Username'), 'Aiko');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await user.type(labelled('Chinese mobile number'), '139 1234 5678');
  await user.type(labelled('Real name'), 'TANAKA AIKO');
  await user.click(press('Save'));
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/rest/member/profile/save'));
  expect(asked.find(({ path }) => path === '/rest/member/profile/save')?.input).toMatchObject({
    username: 'Aiko',
    gender: 'female',
    mobile: '13912345678',
    realName: 'TANAKA AIKO',
  });
});

it('an empty name and a foreign phone number show errors at their fields, and nothing is sent', async () => {
  const { user, asked } = await open();
  await user.clear(labelled('Username'));
  await user.type(labelled('Chinese mobile number'), '+81 90 1234 5678');
  await user.click(press('Save'));
  for (const field of ['Username', 'Chinese mobile number']) {
    expect(labelled(field).getAttribute('aria-invalid')).toBe('true');
  }
  expect(asked.map(({ path }) => path)).not.toContain('/rest/member/profile/save');
});

describe('change of the email address', () => {
  const openChange = async (changed: Partial<Profile>, answers: FakeResponses = {}) => {
    const opened = await open(changed, { '/rest/member/sendCode': { resendAfterSeconds: 60 }, ...answers });
    await opened.user.click(press(/^Email/));
    return opened;
  };

  it('the e-mail form rejects the member’s current e-mail address before a code is sent', async () => {
    const { user, asked } = await openChange({});
    await user.type(labelled('New email address'), 'Mei@Example.com');
    await user.click(press('Send code'));
    expect(screen.getByText('This is already your address. Enter another one.')).toBeTruthy();
    expect(asked.map(({ path }) => path)).not.toContain('/rest/member/sendCode');
  });

  it.each([true, false])(
    'changing the e-mail address requires a code, and without a recent sign-in also the password (recent sign-in: %s)',
    async (isSignInFresh) => {
      const { user, asked } = await openChange({ isSignInFresh }, { '/rest/member/email/change': true });
      await user.type(labelled('New email address'), 'new@example.com');
      await user.click(press('Send code'));
      await user.type(await screen.findByLabelText(/^6-digit code/), '482913');
      if (isSignInFresh) expect(screen.queryByLabelText(/^Your account password/)).toBeNull();
      else await user.type(labelled('Your account password'), 'correct horse');
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/rest/member/email/change'));
      const given = isSignInFresh ? {} : { password: 'correct horse' };
      const change = asked.find(({ path }) => path === '/rest/member/email/change');
      expect(change?.input).toMatchObject({ email: 'new@example.com', code: '482913', ...given });
    },
  );

  it('the e-mail form requires the password if the sign-in stops being recent while the form is open', async () => {
    const { user } = await openChange({}, { '/rest/member/email/change': refuse('sign_in_too_old') });
    await user.type(labelled('New email address'), 'new@example.com');
    await user.click(press('Send code'));
    await user.type(await screen.findByLabelText(/^6-digit code/), '482913');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    expect(await screen.findByLabelText(/^Your account password/)).toBeTruthy();
  });
});

describe('WeChat connection', () => {
  it('the profile screen does not offer to connect WeChat if the server has no WeChat keys', async () => {
    await open();
    expect(screen.queryByRole('button', { name: /^WeChat/ })).toBeNull();
  });

  it('every member can open the WeChat connection, which shows a note if the app runs outside WeChat', async () => {
    offerSignIns('wechat');
    const { user } = await open();
    await user.click(press(/^WeChat/));
    expect(screen.getByText(/This works inside WeChat/)).toBeTruthy();
  });

  it('inside WeChat’s app, a member who signed in recently connects WeChat with one button', async () => {
    vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0');
    offerSignIns('wechat');
    const { user, asked } = await open({}, { '/rest/member/weChat/start': refuse('wechat_not_supported_here') });
    await user.click(press(/^WeChat/));
    await user.click(press('Continue with WeChat'));
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/rest/member/weChat/start'));
    expect(asked.find(({ path }) => path === '/rest/member/weChat/start')?.input).toMatchObject({ purpose: 'bind' });
  });

  it('a member who can sign in only with WeChat sees a warning and a link to add an e-mail address', async () => {
    const ofWeChat = { email: null, hasPassword: false, weChat: 'only_way_in' } as const;
    const { user, navigator, text } = await open(ofWeChat);
    expect(text()).toContain('If you lose WeChat, you lose this account.');
    expect(screen.queryByRole('button', { name: /Disconnect/ })).toBeNull();
    await user.click(press('Add an email address'));
    expect(navigator.entry()).toMatchObject({ params: { what: 'email' } });
  });

  it('a member who signs in with WeChat and has only an e-mail address that Apple forwards can change that address', async () => {
    const email = 'x7k2m9qf4d@privaterelay.appleid.com';
    const { user, text } = await open({ email, hasPassword: false, weChat: 'only_way_in' });
    expect(text()).toContain('works only while Apple forwards it');
    await user.click(press('Change your email address'));
    expect(labelled('New email address')).toBeTruthy();
  });
});
