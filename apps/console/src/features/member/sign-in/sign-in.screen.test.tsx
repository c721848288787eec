import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole, refuse, staffOfTest } from '../../../app/testing/open-console.tsx';
import { useSession } from '../../../platform/session.ts';

const path = '/rest/staff/login';
const signedIn = { token: 'token-after-sign-in', role: 'merchant', name: '小林' } as const;

type SignIn = (input: { readonly code?: string | undefined }) => typeof signedIn | ReturnType<typeof refuse>;

async function open(signIn: SignIn) {
  const opened = await openConsole('/sign-in', {
    staff: staffOfTest('merchant'),
    answers: { [path]: signIn },
    isSignedIn: false,
  });
  await opened.user.type(await screen.findByLabelText('账号'), 'li');
  await opened.user.type(screen.getByLabelText('密码'), 'grill-the-fish');
  await opened.user.click(screen.getByRole('button', { name: '登录' }));
  const codesSent = () =>
    opened.asked.filter((each) => each.path === path).map(({ input }) => (input as { code?: string }).code);
  return { ...opened, codesSent };
}
const codeField = () => screen.findByLabelText('验证器应用里的 6 位验证码');

describe('signing in to the console', () => {
  it('an account without a second factor signs in with account and password', async () => {
    const { codesSent } = await open(() => signedIn);
    await expect.poll(() => useSession.getState().token).toBe('token-after-sign-in');
    expect(codesSent()).toEqual([undefined]);
  });

  it('an account with a second factor signs in with a code in a second step', async () => {
    const { user, codesSent, text } = await open(({ code }) => (code ? signedIn : refuse('second_factor_needed')));
    const field = await codeField();
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
    expect(text()).toContain('账号 li 开启了两步验证。');
    expect(useSession.getState().token).toBeNull();
    await user.type(field, '123456');
    await expect.poll(() => useSession.getState().token).toBe('token-after-sign-in');
    expect(codesSent()).toEqual([undefined, '123456']);
  });

  it('a recovery code replaces the code of the authenticator app', async () => {
    const { user, codesSent } = await open(({ code }) => (code ? signedIn : refuse('second_factor_needed')));
    await user.click(await screen.findByRole('button', { name: '手机不在身边？用备用码' }));
    await user.type(screen.getByLabelText('备用码'), ' ABCD-1234-EFGH-5678 ');
    await user.click(screen.getByRole('button', { name: '登录' }));
    await expect.poll(() => useSession.getState().token).toBe('token-after-sign-in');
    expect(codesSent()).toEqual([undefined, 'ABCD-1234-EFGH-5678']);
  });

  it('the sign-in shows the error of a wrong code at its field, and allows another account', async () => {
    const { user } = await open(({ code }) => refuse(code ? 'second_factor_wrong' : 'second_factor_needed'));
    await user.type(await codeField(), '123456');
    await expect.poll(async () => (await codeField()).getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: '换一个账号' }));
    expect(screen.getByLabelText<HTMLInputElement>('账号').value).toBe('li');
  });
});
