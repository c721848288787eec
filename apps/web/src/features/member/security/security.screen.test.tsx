import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FakeResponses, openScreen } from '../../../app/testing/open-screen.tsx';
import { mei } from '../../../app/testing/sample-member.ts';
import type { Profile } from '../../../data/member.ts';

const device = (id: string, isThisDevice: boolean) => ({
  id,
  device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
  place: isThisDevice ? null : { text: 'Shanghai', language: 'en' as const },
  createdAt: '2026-11-20T04:00:00Z',
  lastUsedAt: '2026-11-21T04:00:00Z',
  isThisDevice,
});

const open = (changed: Partial<Profile> = {}, answers: FakeResponses = {}) =>
  openScreen('pages/mine/security/index/index', {
    answers: {
      '/rest/member/getLoginMemberInfo': { ...mei, isSignInFresh: false, ...changed },
      '/rest/member/session/list': [device('a', true), device('b', false)],
      ...answers,
    },
  });

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const inDialog = () => within(screen.getByRole('dialog'));

it('the security screen shows the locations of other signed-in devices, and signs them all out with one button', async () => {
  const { user, asked, text } = await open({}, { '/rest/member/session/revokeOthers': true });
  await screen.findByText('Shanghai');
  expect(text()).toContain('Safari on iPhone');
  await user.click(press('Sign out all other devices'));
  await user.click(inDialog().getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/rest/member/session/revokeOthers'));
});

it('the security screen shows only the first of many devices until the member expands the list', async () => {
  const many = [...'bcdefg'].map((id) => device(id, false));
  const { user } = await open({}, { '/rest/member/session/list': [...many, device('a', true)] });
  await screen.findByText('This device');
  const others = () => screen.getAllByRole('button', { name: /^Sign out: / });
  expect(others()).toHaveLength(3);
  await user.click(press('Show all 7 devices'));
  expect(others()).toHaveLength(6);
});

it('changing the account password a long time after the sign-in requires the current password', async () => {
  const { user, asked } = await open({}, { '/rest/member/password/change': true });
  await user.click(press(/^Password/));
  await user.type(screen.getByLabelText(/^New password/), 'a wok full of noise');
  await user.click(press('Save'));
  expect(screen.getByLabelText(/^Current password/).getAttribute('aria-invalid')).toBe('true');
  await user.type(screen.getByLabelText(/^Current password/), 'correct horse');
  await user.click(press('Save'));
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/rest/member/password/change'));
});

describe('account deletion', () => {
  const nothing = { hindrances: [], balance: 0, rewards: 0, points: 0 };

  it('a member who cannot delete the account sees the reasons and no password field', async () => {
    const hindrances = ['order', 'withdrawal'] as const;
    const { user, text } = await open(
      {},
      { '/rest/member/deletion/show': { ...nothing, hindrances: [...hindrances] } },
    );
    await user.click(press(/^Delete account/));
    await screen.findByText('A withdrawal is in progress.');
    expect(text()).toContain('You have an open order or an unused set meal.');
    expect(inDialog().queryByLabelText(/Password/)).toBeNull();
    expect(press('My orders')).toBeTruthy();
  });

  it('deleting the account shows what is lost, requires the password, and signs the member out', async () => {
    const { user, asked, text } = await open(
      {},
      {
        '/rest/member/deletion/show': { ...nothing, balance: 1250, points: 30 },
        '/rest/member/deletion/request': { dueAt: '2026-11-28T04:00:00Z' },
      },
    );
    await user.click(press(/^Delete account/));
    await screen.findByText('You’d lose this. Spend or withdraw it first:');
    expect(text()).toContain('12.50');
    expect(text()).toContain('30 points');
    await user.type(inDialog().getByLabelText(/^Your account password/), 'correct horse');
    await user.click(inDialog().getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(text()).toContain('Welcome to Chifan'));
    const request = asked.find(({ path }) => path === '/rest/member/deletion/request');
    expect(request?.input).toMatchObject({ password: 'correct horse' });
  });
});

describe('copy of a member’s data', () => {
  const never = { askedAt: null, readyAt: null, expiresAt: null, nextAt: null };

  it('a member can request a copy of their data by e-mail', async () => {
    const { user, asked } = await open({}, { '/rest/member/export/show': never, '/rest/member/export/ask': true });
    await user.click(press(/^Get a copy of my data/));
    await user.click(await screen.findByRole('button', { name: 'Email me a copy' }));
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/rest/member/export/ask'));
  });

  it('a member without an e-mail address must add one before requesting a copy of their data', async () => {
    const ofWeChat = { email: null, hasPassword: false, weChat: 'only_way_in' } as const;
    const { user } = await open(ofWeChat, { '/rest/member/export/show': never });
    await user.click(press(/^Get a copy of my data/));
    expect(inDialog().queryByRole('button', { name: 'Email me a copy' })).toBeNull();
    expect(inDialog().getByRole('button', { name: 'Add an email address' })).toBeTruthy();
  });
});
