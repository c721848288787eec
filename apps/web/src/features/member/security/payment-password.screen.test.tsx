import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offerSignIns } from '../../../app/testing/offer-sign-ins.ts';
import { type FakeResponses, openScreen, refuse } from '../../../app/testing/open-screen.tsx';
import { mei } from '../../../app/testing/sample-member.ts';
import type { Profile } from '../../../data/member.ts';
import { useSession } from '../../../platform/session/session.ts';

const profile = (changed: Partial<Profile>): Profile => ({ ...mei, balance: 10_000, ...changed });

const ofWeChat = profile({ email: null, hasPassword: false, hasPaymentPassword: false, weChat: 'only_way_in' });

const open = (of: Profile, answers: FakeResponses = {}) =>
  openScreen('pages/mine/security/reset/reset', {
    answers: { '/rest/member/getLoginMemberInfo': of, ...answers },
  });

afterEach(() => vi.restoreAllMocks());

const labelled = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

describe('payment password of a member who signs in by WeChat only', () => {
  it('a member without an e-mail address adds one and sets the payment password with the mailed code', async () => {
    const { user, asked } = await open(ofWeChat, {
      '/rest/member/sendCode': { resendAfterSeconds: 60 },
      '/rest/member/email/bind': true,
    });
    expect(screen.queryByLabelText(/^Your account password/)).toBeNull();
    await user.type(labelled('Email'), 'mei@example.com');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText(/^6-digit code/), '482913');
    await user.type(labelled('Payment password'), '135790');
    await user.type(labelled('Repeat the 6 digits'), '135790');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/rest/member/email/bind'));
    expect(asked.find(({ path }) => path === '/rest/member/sendCode')?.input).toMatchObject({
      email: 'mei@example.com',
      purpose: 'change_email',
    });
    expect(asked.find(({ path }) => path === '/rest/member/email/bind')?.input).toMatchObject({
      email: 'mei@example.com',
      code: '482913',
      paymentPassword: '135790',
    });
  });

  it('adding an e-mail address that is already used shows an error, and the member can enter another one', async () => {
    const { user, text } = await open(ofWeChat, {
      '/rest/member/sendCode': { resendAfterSeconds: 60 },
      '/rest/member/email/bind': refuse('email_taken'),
    });
    await user.type(labelled('Email'), 'taken@example.com');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText(/^6-digit code/), '482913');
    await user.type(labelled('Payment password'), '135790');
    await user.type(labelled('Repeat the 6 digits'), '135790');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(labelled('6-digit code').getAttribute('aria-invalid')).toBe('true'));
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(text()).toContain('add an email address to your account');
  });

  it('a member whose sign-in is old must sign in again before setting a payment password, and then returns', async () => {
    vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0');
    offerSignIns('wechat');
    const { user, text, asked, navigator } = await open(
      { ...ofWeChat, isSignInFresh: false },
      { '/rest/member/logout': true },
    );
    expect(text()).toContain('sign in with WeChat again first');
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign in again' }));
    await screen.findByRole('button', { name: 'Sign in with WeChat' });
    expect(asked.map(({ path }) => path)).toContain('/rest/member/logout');
    useSession.getState().store('new-token', 1);
    await navigator.finishSignIn(false);
    expect(navigator.entry().path).toBe('pages/mine/security/reset/reset');
  });

  it('if the sign-in becomes too old while the payment password form is open, the member must sign in again', async () => {
    const { user, text } = await open(ofWeChat, {
      '/rest/member/sendCode': { resendAfterSeconds: 60 },
      '/rest/member/email/bind': refuse('sign_in_too_old'),
    });
    await user.type(labelled('Email'), 'mei@example.com');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText(/^6-digit code/), '482913');
    await user.type(labelled('Payment password'), '135790');
    await user.type(labelled('Repeat the 6 digits'), '135790');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(text()).toContain('open Chifan in the WeChat app and sign in again there first'));
  });

  it('a member with an e-mail address but no password sets the payment password with a mailed code only', async () => {
    const { text } = await open({ ...ofWeChat, email: 'mei@example.com' });
    expect(text()).toContain('We’ll email a 6-digit code to mei@example.com');
    expect(screen.queryByLabelText(/^Your account password/)).toBeNull();
  });
});

describe('change of the payment password', () => {
  it('changing the payment password requires the current one, and a wrong entry shows the number of tries left', async () => {
    const { user, asked, text } = await open(profile({}), {
      '/rest/member/paymentPassword/set': refuse('payment_password_wrong', { triesLeft: 3 }),
    });
    await user.type(labelled('Current payment password'), '111222');
    await user.type(labelled('New payment password'), '135790');
    await user.type(labelled('Repeat the 6 digits'), '135790');
    await user.type(labelled('Your account password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(text()).toContain('3 tries left'));
    expect(asked.at(-1)?.input).toMatchObject({ oldPaymentPassword: '111222', paymentPassword: '135790' });
  });

  it('setting the first payment password does not require a current one', async () => {
    await open(profile({ hasPaymentPassword: false }));
    expect(screen.queryByLabelText(/^Current payment password/)).toBeNull();
    expect(labelled('Payment password')).not.toBeNull();
  });
});
