import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole, refuse, staffOfTest } from '../../../app/testing/open-console.tsx';
import { useSession } from '../../../platform/session.ts';

const sendPath = '/rest/staff/password/code';
const resetPath = '/rest/staff/password/reset';

async function open(answers: Parameters<typeof openConsole>[1]['answers'], language: 'zh-CN' | 'en' = 'en') {
  const opened = await openConsole('/sign-in', {
    staff: staffOfTest('merchant'),
    answers,
    language,
    isSignedIn: false,
  });
  await opened.user.click(
    await screen.findByRole('link', { name: language === 'en' ? 'Forgot password?' : '忘记密码？' }),
  );
  return opened;
}

async function askForCode(answers: Parameters<typeof openConsole>[1]['answers']) {
  const opened = await open({ [sendPath]: { resendAfterSeconds: 60 }, ...answers });
  await opened.user.type(await screen.findByLabelText('Account or e-mail address'), 'wangshu-lou');
  await opened.user.click(screen.getByRole('button', { name: 'Send the code' }));
  await screen.findByLabelText('6-digit code');
  expect(opened.text()).toContain('If wangshu-lou has a confirmed e-mail address');
  return opened;
}

async function fill({ user }: Awaited<ReturnType<typeof open>>, code: string, password: string, again = password) {
  await user.type(screen.getByLabelText('6-digit code'), code);
  await user.type(screen.getByLabelText('New password'), password);
  await user.type(screen.getByLabelText('Repeat new password'), again);
  await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
}

describe('staff who forgot the password', () => {
  it('staff who forgot the password sign in with account, mailed code and new password', async () => {
    const signedIn = { token: 'token-after-reset', role: 'merchant', name: '小林' } as const;
    const opened = await askForCode({ [resetPath]: signedIn });
    await fill(opened, '123456', 'grill-the-fish');
    await expect.poll(() => useSession.getState().token).toBe('token-after-reset');
    const sent = opened.asked.filter(({ path }) => path === sendPath || path === resetPath);
    expect(sent.map(({ input }) => input)).toEqual([
      { login: 'wangshu-lou' },
      { login: 'wangshu-lou', code: '123456', password: 'grill-the-fish' },
    ]);
  });

  it('staff with a second factor return to the sign-in after they set a new password', async () => {
    const signedOut = { token: null, role: 'merchant', name: '小林' } as const;
    const opened = await askForCode({ [resetPath]: signedOut });
    await fill(opened, '123456', 'grill-the-fish');
    expect(await screen.findByRole('button', { name: 'Sign in' })).not.toBeNull();
    expect(useSession.getState().token).toBeNull();
    expect(opened.text()).toContain('Your password was changed. Sign in with the new one.');
  });

  it('the form for a forgotten password shows an error at each invalid field and sends nothing', async () => {
    const opened = await askForCode({});
    await fill(opened, '12', 'grill-the-fish', 'grill-the-fowl');
    expect(opened.text()).toContain('Enter the 6-digit code from the e-mail.');
    expect(opened.text()).toContain('The two passwords do not match.');
    expect(opened.asked.map(({ path }) => path)).not.toContain(resetPath);
  });

  it('staff who forgot the password see the error of a wrong code at its field and stay signed out', async () => {
    const opened = await askForCode({ [resetPath]: refuse('code_wrong') });
    await fill(opened, '123456', 'grill-the-fish');
    await expect.poll(() => screen.getByLabelText('6-digit code').getAttribute('aria-invalid')).toBe('true');
    expect(useSession.getState().token).toBeNull();
  });

  it('the screen for a forgotten password explains how to set a new password for an account without an e-mail address', async () => {
    const command = 'npm run staff -- password LOGIN';
    const opened = await open({ [sendPath]: refuse('code_too_soon') }, 'zh-CN');
    await opened.user.type(await screen.findByLabelText('账号或邮箱'), 'platform');
    expect(opened.text()).toContain(command);
    await opened.user.click(screen.getByRole('button', { name: '获取验证码' }));
    await expect.poll(() => screen.getByLabelText('账号或邮箱').getAttribute('aria-invalid')).toBe('true');
    expect(opened.text()).toContain(command);
  });
});
